import { expect, test } from 'vitest'
import { matchesPrerender } from './matches-prerender.ts'

const PAGE = 'https://understory.test/dashboard/settings?tab=profile'

test.each([
  [PAGE, PAGE, true],
  [PAGE, `${PAGE}#top`, true],
  [PAGE, 'https://understory.test/dashboard/settings', false],
  [PAGE, 'https://understory.test/dashboard/chatbot', false],
  // Some browsers don't report it.
  [undefined, PAGE, true],
])('a document that was loaded for %s is that of %s: %s', (loaded, here, isBuilt) => {
  expect(matchesPrerender(loaded, here)).toBe(isBuilt)
})
