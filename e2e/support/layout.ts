import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'

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

/** Pixels that the page scrolls sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
}

/** Checks axe in both themes, and the width of a small phone. */
export async function lookAt(page: Page): Promise<void> {
  const before = page.viewportSize()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sideways(page)).toBe(0)
  if (before) await page.setViewportSize(before)
}

/** Visible controls lower than `least` pixels or narrower than `width`; a strip over one counts, and so does the card that one covers. */
export function smallTargets(page: Page, selector: string, least = 44, width = 24): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (controls, [height, width]) =>
      controls
        .filter((control) => control.checkVisibility() && !control.closest('.sr-only'))
        .flatMap((control) => {
          const own = control.getBoundingClientRect()
          const strip = Number.parseFloat(getComputedStyle(control, '::before').height) || 0
          const isCard = control.closest('h3') && getComputedStyle(control, '::after').content !== 'none'
          const card = isCard ? (control.closest('li')?.getBoundingClientRect().height ?? 0) : 0
          const isSmall = Math.max(own.height, strip, card) < height - 0.5 || own.width < width
          return isSmall && own.width > 1
            ? [`${control.textContent || control.ariaLabel} ${own.width}x${own.height}`]
            : []
        }),
    [least, width] as const,
  )
}
