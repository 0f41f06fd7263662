import { expect, test } from 'vitest'
import { analyzeText } from '../analyze-text.ts'

test.each([
  ['Hey. Thanks so much for leaving your pans in the sink. I cleaned the kitchen again.', false, true],
  ['Hi Tom, the report is late again. Please send it by five today.', false, false],
  ['Hey. Thanks so much for cleaning the kitchen. It was a great help, and I love you.', true, false],
])("TEXT-02 doesn't call a sarcastic or uncertain text warm: %s", (text, isWarm, isDig) => {
  const { summary } = analyzeText(text, 'Personal')
  expect(summary.includes('warm')).toBe(isWarm)
  expect(summary.includes('Parts of it may come across as a dig.')).toBe(isDig)
})
