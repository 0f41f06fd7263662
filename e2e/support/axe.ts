import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './test.ts'

/** Expects that axe finds nothing by day, and no weak contrast by night: nothing else differs between the two. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const day = await complaints(page, within, {})
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  const night = await complaints(page, within, { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect([...day, ...night], page.url()).toEqual([])
}

/** What axe finds on the page as it is: no page of ours holds frames, so it runs once, in the page itself. */
async function complaints(page: Page, within: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([selector, wanted]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, wanted)
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    [within, { ...options, resultTypes: ['violations'], selectors: false }] satisfies [string, RunOptions],
  )
}
