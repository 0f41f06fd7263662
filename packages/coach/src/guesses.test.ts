import { describe, expect, test } from 'vitest'
import { shelf } from './cards/shelf.ts'
import { coach } from './coach.ts'
import { strangers } from './development/strangers.ts'

const ids: ReadonlySet<string> = new Set(shelf.map((card) => card.id))
const NAMED = /I read this as|I take this as|My guess is|This looks like|Is it more about/

const answers = strangers.map(({ context, text, right }) => {
  const reply = coach([{ role: 'user', content: text }], context)
  const card = reply.trace.card ?? ''
  return { text, shelved: ids.has(card), right: right.includes(card), named: NAMED.test(reply.text) }
})

describe('ASSIST: narrow first messages', () => {
  test('a card of another matter is hardly ever taken for certain', () => {
    const wrong = answers.filter((each) => each.shelved && !each.right && !each.named)
    expect(wrong.length / answers.length).toBeLessThanOrEqual(0.08)
  })

  test('named or not, the right card answers two in five', () => {
    expect(answers.filter((each) => each.right).length / answers.length).toBeGreaterThanOrEqual(0.4)
  })

  test('a guess is named before the line', () => {
    const { text, trace } = coach([{ role: 'user', content: 'my band wants to replace the drummer' }], 'Creative')
    expect(trace.card).toBe('art-collab')
    expect(text).toMatch(NAMED)
  })
})

test('a text written for a matter that is only guessed says what it was taken for', () => {
  const { text, trace } = coach(
    [{ role: 'user', content: 'draft a note to the old lady who corrects my grammar at church' }],
    'Personal',
  )
  expect(trace.act).toBe('script')
  expect(text).toMatch(NAMED)
})
