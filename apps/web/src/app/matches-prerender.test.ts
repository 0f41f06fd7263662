import { expect, test } from 'vitest'
import { matchesPrerender } from './matches-prerender.ts'

const PAGE = 'https://understory.test/dashboard/settings?tab=profile'

test.each([
  [PAGE, true],
  [`${PAGE}#top`, true],
  ['https://understory.test/dashboard/settings', false],
  ['https://understory.test/dashboard/chatbot', false],
])('a document that was loaded for the profile is that of %s: %s', (here, isBuilt) => {
  expect(matchesPrerender(PAGE, here)).toBe(isBuilt)
})

test("trusts the document when the browser doesn't report its address", () => {
  expect(matchesPrerender(undefined, PAGE)).toBe(true)
})
