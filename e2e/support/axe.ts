import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { default as axe, RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe in the current theme, and its contrast rules in the other; nothing else differs. Leaves the page in the
 * other theme, because switching back would repaint it.
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

/** axe's violations. Our pages have no frames, so it runs in the page. */
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

/** Injected directly, because Playwright's evaluate takes twice as long. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: AXE })
  await session.detach()
}
