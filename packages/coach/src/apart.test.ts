import { describe, expect, test } from 'vitest'
import { shelf } from './cards/shelf.ts'
import { talk } from './test-talk.ts'
import type { Reply } from './types.ts'

const ids: ReadonlySet<string> = new Set(shelf.map((card) => card.id))
const NAMED = /I read this as|I take this as|My guess is|This looks like/
const NOISY = ['Academic', 'a student talks back at me in front of the whole class and the others laugh'] as const

const labelOf = (id: string | undefined): string => shelf.find((card) => card.id === id)?.label ?? ''
const last = (replies: readonly Reply[]): Reply => replies.at(-1) as Reply

describe('ASSIST: where two matters are likely and none is sure', () => {
  const [asked] = talk(...NOISY)

  test('none is named as what it is, a line is given all the same, and one question tells them apart', () => {
    const [one, other] = asked?.trace.apart ?? []
    expect(asked?.text).not.toMatch(NAMED)
    expect(ids.has(asked?.trace.card ?? '')).toBe(false)
    expect(asked?.parts.map((part) => part.kind)).toEqual(['see', 'try', 'ask'])
    expect(asked?.parts.at(-1)?.text).toBe(`Is it more about ${labelOf(one)}, or about ${labelOf(other)}?`)
  })

  test.each([
    ['the first', 0],
    ['the second one', 1],
    ['first', 0],
    ['2', 1],
    ['i am worried about him', 1],
  ] as const)('"%s" takes up the one that is meant', (answer, at) => {
    expect(last(talk(...NOISY, answer)).trace.card).toBe(asked?.trace.apart?.[at])
  })

  test('more about it settles it, and nothing is asked apart a second time', () => {
    const { trace } = last(talk(...NOISY, 'he says no to everything i ask and is rude'))
    expect(trace.card).toBe('class-defiant')
    expect(trace.apart).toBeUndefined()
  })

  test('an answer that picks none of them is no agreement: the likelier one is taken, and said to be assumed', () => {
    const { text, trace } = last(talk(...NOISY, 'since monday'))
    expect(trace.card).toBe(asked?.trace.apart?.[0])
    expect(text).toMatch(/^(?:I go on as if it were|Let me take it as) /)
  })

  test('neither of them takes up neither', () => {
    const { trace } = last(talk(...NOISY, 'neither'))
    expect(asked?.trace.apart).not.toContain(trace.card)
  })
})

describe('ASSIST: a guess that is turned down', () => {
  const PASTOR = ['Faith', 'our pastor preaches way too long and i was chosen to tell him'] as const

  test('a plain "no" after a named guess is heard as one, and the card does not come back', () => {
    const [named, off, after] = talk(...PASTOR, 'no, feedback for him', 'he is sensitive')
    expect(named?.text).toMatch(NAMED)
    expect(off?.text).not.toMatch(NAMED)
    for (const reply of [off, after]) expect(reply?.trace.card).not.toBe(named?.trace.card)
  })

  test('any other answer stays with it', () => {
    const [named, after] = talk(...PASTOR, 'next sunday after the service')
    expect(after?.trace.card).toBe(named?.trace.card)
  })
})
