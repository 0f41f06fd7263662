import type { Page } from '@playwright/test'

type Watched = typeof globalThis & { shifted: number }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Pages that change once they know whose they are. */
export const SHIFTING = [
  '/dashboard',
  '/old-dashboard',
  '/about',
  '/dashboard/public-speaking?section=presentation-skills',
]

/** Adds up what moves on each page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as Watched
    watched.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) watched.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much has moved since the page was opened, as the browser scores it. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Watched).shifted)
}
