import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { default as axe, RunOptions } from 'axe-core'
import { expect } from './test.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Expects that axe finds nothing as the page is, by day or by night, and no weak contrast by the other: nothing else differs
 * between the two. The page stays in the other, as every change of it is drawn anew.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const isNight = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const first = await complaints(page, within, {})
  await page.emulateMedia({ colorScheme: isNight ? 'light' : 'dark', reducedMotion: 'reduce' })
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  const second = await complaints(page, within, { runOnly: ['color-contrast'] })
  const [day, night] = isNight ? [second, first] : [first, second]
  expect({ day, night }, page.url()).toEqual({ day: [], night: [] })
}

/** What axe finds on the page as it is: no page of ours holds frames, so it runs once, in the page itself. */
async function complaints(page: Page, within: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page)
  return page.evaluate(
    async ([selector, wanted]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, wanted)
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    [within, { ...options, resultTypes: ['violations'], selectors: false }] satisfies [string, RunOptions],
  )
}

/** Straight to the browser: the way through Playwright's own evaluation costs as much again. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: AXE })
  await session.detach()
}
