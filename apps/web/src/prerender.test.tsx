import { addresses } from '@understory/forest/addresses'
import { expect, test } from 'vitest'
import { renderPage } from './prerender.tsx'

const paths = addresses
  .filter(({ pattern, kind }) => !/[{]|.\/$/.test(pattern) && kind !== 'redirect')
  .map(({ pattern }) => pattern)

test.each(paths)('RT-04 %s renders without a browser: one heading, no script, no style attribute', async (path) => {
  const html = await renderPage(path)
  expect(html.match(/<h1\b/g)).toHaveLength(1)
  expect(html).not.toMatch(/<script\b/)
  expect(html).not.toMatch(/ style="/)
})

test('RT-07 any other address renders the not-found page', async () => {
  expect(await renderPage('/dashboard/nowhere')).toContain('Did you forget to add the page to the router?')
})

test.each(['/shared', '/shared?access=coach'])('SHARED-01 %s starts in its loading state', async (path) => {
  const page = await renderPage(path)
  expect(page).toContain('role="status"')
  expect(page).not.toContain('This is an example.')
})
