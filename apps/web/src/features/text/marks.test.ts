import type { TextFinding } from '@understory/contract/text-measures'
import { expect, test } from 'vitest'
import { textWords } from '../../lib/words/en/text.ts'
import { nameOf } from './marks.ts'

const finding = (rule: string, weight: TextFinding['weight'] = 'suggestion') => {
  const kind = rule.split('/')[0] as TextFinding['kind']
  return { kind, rule, weight, start: 0, end: 1, reason: '' }
}

test.each([
  [finding('politeness/gratitude', 'strength'), 'Keep this'],
  [finding('politeness/pleaseStart', 'note'), 'Politeness'],
  [finding('politeness/swear', 'note'), 'May sound harsh'],
  [finding('blame/fault'), 'May read as blame'],
  [finding('blame/threat'), 'May read as a threat'],
])('heads the note of $rule by what the words do', (given, name) => {
  expect(nameOf(given, textWords)).toBe(name)
})
