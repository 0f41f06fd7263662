import type { Page } from '@playwright/test'

type Watched = typeof globalThis & { shifted: number }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Pages that change after hydration. */
export const SHIFTING = [
  '/dashboard',
  '/old-dashboard',
  '/about',
  '/dashboard/public-speaking?section=presentation-skills',
]

/** Records layout shifts of every page opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as Watched
    watched.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) watched.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Cumulative layout shift since the page opened. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Watched).shifted)
}
