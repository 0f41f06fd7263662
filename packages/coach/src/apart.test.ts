import { describe, expect, test } from 'vitest'
import { shelf } from './cards/shelf.ts'
import { isGuess } from './replies/guess.ts'
import { lastOf, talk } from './test-talk.ts'

const ids: ReadonlySet<string> = new Set(shelf.map((card) => card.id))
const NOISY = ['Academic', 'a student talks back and sleeps in my class'] as const

const labelOf = (id: string | undefined): string => shelf.find((card) => card.id === id)?.label ?? ''
describe('ASSIST: where two matters are likely and none is sure', () => {
  const [asked] = talk(...NOISY)

  test('none is named as what it is, a line is given all the same, and one question tells them apart', () => {
    const [one, other] = asked?.trace.apart ?? []
    expect(isGuess(asked?.text ?? '')).toBe(false)
    expect(ids.has(asked?.trace.card ?? '')).toBe(false)
    expect(asked?.parts.map((part) => part.kind)).toEqual(['see', 'try', 'ask'])
    expect(asked?.parts.at(-1)?.text).toBe(
      `Is it more about ${labelOf(one)}, about ${labelOf(other)}, or about something else?`,
    )
  })

  test.each([
    ['the first', 0],
    ['the second one', 1],
    ['first', 0],
    ['2', 1],
    ['i am worried about him', 0],
  ] as const)('"%s" takes up the one that is meant', (answer, at) => {
    expect(lastOf(talk(...NOISY, answer)).trace.card).toBe(asked?.trace.apart?.[at])
  })

  test('more about it settles it, and nothing is asked apart a second time', () => {
    const { trace } = lastOf(talk(...NOISY, 'he says no to everything i ask and is rude'))
    expect(trace.card).toBe('class-defiant')
    expect(trace.apart).toBeUndefined()
  })

  test.each(['since monday', 'yes', 'yeah'])(
    'an answer that picks none of them is no agreement, and what is hardly likelier than not is not assumed: "%s"',
    (answer) => {
      const { trace } = lastOf(talk(...NOISY, answer))
      expect(ids.has(trace.card ?? '')).toBe(false)
      expect(trace.apart).toBeUndefined()
    },
  )

  test('the likely one is taken after an answer that picks nothing, and said to be assumed', () => {
    const [first, after] = talk('Academic', 'a boy in my class talks back and comes in dirty clothes', 'they told me')
    expect(first?.trace.apart).toEqual(['class-defiant'])
    expect(after?.trace.card).toBe('class-defiant')
    expect(after?.text).toMatch(/^(?:I go on as if it were|Let me take it as) /)
  })

  test('of one matter alone, a yes means it', () => {
    const [, after] = talk('Academic', 'a boy in my class talks back and comes in dirty clothes', 'yes')
    expect(after?.trace.card).toBe('class-defiant')
    expect(after?.text).toMatch(/^(?:Good, then it is about|Then we take it as) /)
  })

  test.each(['neither', 'something else', 'the third'])('"%s" takes up neither', (answer) => {
    const { trace } = lastOf(talk(...NOISY, answer))
    expect(asked?.trace.apart).not.toContain(trace.card)
  })
})

describe('ASSIST: a guess that is turned down', () => {
  const DRUMMER = ['Creative', 'my band wants to replace the drummer'] as const

  test('a plain "no" after a named guess is heard as one, and the card does not come back', () => {
    const [named, off, after] = talk(...DRUMMER, 'no, feedback for him', 'he is sensitive')
    expect(isGuess(named?.text ?? '')).toBe(true)
    expect(isGuess(off?.text ?? '')).toBe(false)
    for (const reply of [off, after]) expect(reply?.trace.card).not.toBe(named?.trace.card)
  })

  test('any other answer stays with it', () => {
    const [named, after] = talk(...DRUMMER, 'next sunday after the service')
    expect(after?.trace.card).toBe(named?.trace.card)
  })
})
