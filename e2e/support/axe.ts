import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Expects that axe finds nothing by day, and no weak contrast by night: nothing else differs between the two. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const day = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  const night = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const found = [...day.violations, ...night.violations].map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  expect(found, page.url()).toEqual([])
}
