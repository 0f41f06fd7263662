import { expect, test } from 'vitest'
import { sectionOf, standing } from './place.ts'

test('the section that an address names', () => {
  expect(sectionOf('/dashboard/dev?section=documentation')).toBe('documentation')
  expect(sectionOf('/dashboard/coming-soon?branch=education')).toBeUndefined()
})

test('NAV-05 a tab stands for its page under each of its addresses, and for what lies under it', () => {
  const family = '/dashboard/family-community'
  expect(standing(family, family)).toBe('page')
  expect(standing('/dashboard/relationships', family)).toBe('page')
  expect(standing('/dashboard/relationships?section=workplace', family)).toBe('under')
  expect(standing('/dashboard/multilingual', '/dashboard/word-counter')).toBe('under')
  expect(standing('/dashboard/voice-analysis/pauses', '/dashboard/voice-analysis')).toBe('under')
  expect(standing('/dashboard/still-waters', family)).toBe('elsewhere')
  expect(standing('/dashboard', family)).toBe('elsewhere')
})
