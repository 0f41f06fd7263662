import { describe, expect, test } from 'vitest'
import { shelf } from './cards/shelf.ts'
import { coach } from './coach.ts'
import { strangers, strangersKeptAside } from './development/strangers.ts'

const ids: ReadonlySet<string> = new Set(shelf.map((card) => card.id))
const NAMED = /I read this as|I take this as|My guess is|This looks like|Is it more about/

const answersTo = (messages: typeof strangers) =>
  messages.map(({ context, text, right }) => {
    const reply = coach([{ role: 'user', content: text }], context)
    const card = reply.trace.card ?? ''
    const asked = reply.trace.apart ?? []
    return {
      shelved: ids.has(card),
      right: [card, ...asked].some((id) => right.includes(id)),
      named: NAMED.test(reply.text),
    }
  })

describe('ASSIST: narrow first messages', () => {
  test.each([
    ['those at hand', strangers, 0.4],
    ['those kept aside', strangersKeptAside, 0.5],
  ] as const)('of %s hardly any is taken for another matter with certainty', (_, messages, least) => {
    const answers = answersTo(messages)
    const wrong = answers.filter((each) => each.shelved && !each.right && !each.named)
    expect(wrong.length / answers.length).toBeLessThanOrEqual(0.06)
    expect(answers.filter((each) => each.right).length / answers.length).toBeGreaterThanOrEqual(least)
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
