import { analyzeText } from '@understory/insight/analyze-text'
import { expect, test } from 'vitest'
import { checkRubric, type DocumentType } from './rubric.ts'

function missing(type: DocumentType, text: string): string[] {
  const { measures } = analyzeText(text, 'Work')
  return checkRubric(type, text, measures).flatMap(({ check, isMet }) => (isMet ? [] : [check]))
}

const GOOD: Record<DocumentType, string> = {
  documentation:
    'Sends one mail to each reader.\n\n1. Set `MAIL_HOST`.\n2. Call `send(list)`.\n\nIt throws when the list is empty.',
  code_comments: '// The cache is keyed by owner, because two owners may share a name.\n// TODO(ana): drop after #42.',
  pr_description:
    'Cuts the wait at checkout. Closes #42.\n\nThe lock was held so that totals agree. Tested with 50 carts. No migration, safe to roll back. Please look at the retry first.',
  meeting_notes:
    'Decided: the pilot begins in June.\nAna: send the contract by Friday.\nOpen: who pays for the second line?',
}

test.each(Object.entries(GOOD))('BR-11 a good %s meets its checklist', (type, text) => {
  expect(missing(type as DocumentType, text)).toEqual([])
})

test.each([
  ['// return early if the list is empty;', true],
  ['// for each user we keep one row;', true],
  ['// let the caller decide;', true],
  ['const a = 1;', true],
  ['// const a = 1;', false],
  ['# print(total)', false],
  ['// for (const user of users) {', false],
])('BR-11 a comment in words is no commented-out code: "%s"', (line, isMet) => {
  expect(missing('code_comments', line).includes('no-dead-code')).toBe(!isMet)
})

test("BR-11 each checklist says what's missing", () => {
  const library = 'It is simply a library that everybody in the team can use.'
  expect(missing('documentation', library).join(' ')).toBe('example steps failure no-belittling')
  const comments = `// const a = 1;\n// TODO fix this ugly thing\n// ${'x'.repeat(100)}`
  expect(missing('code_comments', comments).join(' ')).toBe('why short-lines no-dead-code todo-owner no-judgment')
  expect(missing('pr_description', 'Some changes.').join(' ')).toBe('why tested risk issue ask')
  const notes = 'We talked about the plan. It went well.'
  expect(missing('meeting_notes', notes).join(' ')).toBe('decisions owners dates open-questions')
})

test('checks long hostile text in bounded time', () => {
  const { measures } = analyzeText('x', 'Work')
  for (const text of [' ', 'a', '(', 'Aa ', '`'].map((part) => part.repeat(99_999))) {
    for (const type of Object.keys(GOOD))
      expect(checkRubric(type as DocumentType, text, measures).length).toBeGreaterThan(4)
  }
})
