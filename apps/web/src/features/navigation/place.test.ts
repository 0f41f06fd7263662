import { expect, test } from 'vitest'
import { sectionOf, standing } from './place.ts'

test('finds the section of an address', () => {
  expect(sectionOf('/dashboard/dev?section=documentation')).toBe('documentation')
  expect(sectionOf('/dashboard/coming-soon?branch=education')).toBeUndefined()
})

test('NAV-05 a tab is active for every address of its page and the pages below', () => {
  const family = '/dashboard/family-community'
  expect(standing(family, family)).toBe('page')
  expect(standing('/dashboard/relationships', family)).toBe('page')
  expect(standing('/dashboard/relationships?section=workplace', family)).toBe('under')
  expect(standing('/dashboard/multilingual', '/dashboard/word-counter')).toBe('under')
  expect(standing('/dashboard/voice-analysis/pauses', '/dashboard/voice-analysis')).toBe('under')
  expect(standing('/dashboard/still-waters', family)).toBe('elsewhere')
  expect(standing('/dashboard', family)).toBe('elsewhere')
})
