import { expect, test } from 'vitest'
import { analyzeText } from '../analyze-text.ts'
import { summaryOf } from './summary.ts'

const said = (text: string) => summaryOf(analyzeText(text, 'Personal'), 'Personal')

test("TEXT-02 doesn't call a sarcastic text warm", () => {
  const dig = said('Hey. Thanks so much for leaving your pans in the sink. I cleaned the kitchen again.')
  expect(dig).toContain('Parts of it may come across as a dig.')
  expect(dig).not.toContain('warm')
  expect(said('Hey. Thanks so much for cleaning the kitchen. It was a great help, and I love you.')).toContain('warm')
})
