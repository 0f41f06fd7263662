import { describe, expect, test } from 'vitest'
import { shelf } from './cards/shelf.ts'
import { coach } from './coach.ts'
import { plainMessages } from './development/plain-messages.ts'
import { strangers, strangersKeptAside } from './development/strangers.ts'
import { isGuess } from './replies/guess.ts'

const ids: ReadonlySet<string> = new Set(shelf.map((card) => card.id))

const answersTo = (messages: typeof strangers) =>
  messages.map(({ context, text, right }) => {
    const reply = coach([{ role: 'user', content: text }], context)
    const card = reply.trace.card ?? ''
    const answered = right.includes(card)
    return {
      shelved: ids.has(card),
      answered,
      met: answered || (reply.trace.apart ?? []).some((id) => right.includes(id)),
      named: isGuess(reply.text),
    }
  })

describe('ASSIST: narrow first messages', () => {
  test.each([
    ['those at hand', strangers, 0.36, 0.44],
    ['those kept aside', strangersKeptAside, 0.42, 0.64],
    ['long and short ones', plainMessages, 0.44, 0.66],
  ] as const)('of %s hardly any is taken for another matter with certainty', (_, messages, leastAnswered, leastMet) => {
    const answers = answersTo(messages)
    const wrong = answers.filter((each) => each.shelved && !each.answered && !each.named)
    expect(wrong.length / answers.length).toBeLessThanOrEqual(0.06)
    expect(answers.filter((each) => each.answered).length / answers.length).toBeGreaterThanOrEqual(leastAnswered)
    // by its own line, or as one of two that are asked about
    expect(answers.filter((each) => each.met).length / answers.length).toBeGreaterThanOrEqual(leastMet)
  })

  test('a card that is named is mostly the right one, and hardly one message in three is asked about', () => {
    const replies = plainMessages.map(({ context, text, right }) => {
      const { text: said, trace } = coach([{ role: 'user', content: text }], context)
      return {
        isNamed: isGuess(said),
        isRight: right.includes(trace.card ?? ''),
        isAsked: trace.apart !== undefined,
      }
    })
    const named = replies.filter(({ isNamed }) => isNamed)
    expect(named.filter(({ isRight }) => isRight).length / named.length).toBeGreaterThanOrEqual(0.85)
    expect(replies.filter(({ isAsked }) => isAsked).length / replies.length).toBeLessThanOrEqual(0.34)
  })

  test('a guess is named before the line', () => {
    const { text, trace } = coach([{ role: 'user', content: 'my band wants to replace the drummer' }], 'Creative')
    expect(trace.card).toBe('art-collab')
    expect(isGuess(text)).toBe(true)
  })
})

test('a text written for a matter that is only guessed says what it was taken for', () => {
  const { text, trace } = coach(
    [{ role: 'user', content: 'write a note to my flatmate about the kitchen' }],
    'Personal',
  )
  expect(trace.act).toBe('script')
  expect(isGuess(text)).toBe(true)
})
