import { describe, expect, test } from 'vitest'
import { segmentsOf } from '../render/phrase.ts'
import { ownWords, textsOfOwnWords } from './own-words.ts'

/** Vectors in which every stretch of the message lies as near as any other. */
const even = { get: () => new Float32Array([1, 0]) }

function offered(phrase: string, message: string, to: string | null = null) {
  const fields = segmentsOf(phrase, message, {}, to, ownWords(message, to, even))
  return fields.flatMap((segment) => ('name' in segment ? (segment.offered ?? []) : []))
}

describe('words of the message that a field offers', () => {
  test.each([
    [
      'to stop',
      'Please stop [what has to stop].',
      'She opens my fridge every day.',
      'in-law',
      ['opening my fridge every day'],
    ],
    [
      'to talk about',
      "I want to talk about [what it's about].",
      'My boss has been calling me Colin for five months.',
      'boss',
      ['you calling me Colin for five months'],
    ],
    [
      'said to the hearer',
      'Please stop [what has to stop].',
      'Devon put his own name on the title slide',
      'classmate',
      ['putting your own name on the title slide'],
    ],
    [
      'to be sorry for',
      "I'm sorry for [doing what].",
      'I yelled at my daughter over some spilled paint',
      'child',
      ['yelling at you over some spilled paint'],
    ],
    [
      'to own up to',
      'I made a mistake: [what you did].',
      'I broke the lid of her urn',
      'classmate',
      ['I broke the lid of your urn'],
    ],
    [
      'things in a place for a noun',
      "It's about [what it's about].",
      "It's my sunday shift.",
      null,
      ['my sunday shift'],
    ],
    [
      'whose the thing is',
      "I have a request about [what it's about].",
      "At our daughter's christening on Sunday the vicar got it wrong.",
      'clergy',
      ["our daughter's christening"],
    ],
  ])('%s', (_, phrase, message, to, expected) => expect(offered(phrase, message, to)).toEqual(expected))

  test('no field offers what somebody else does', () => {
    expect(
      offered('Please stop [what has to stop].', 'My sister says her husband leaves his boots in our hall', 'sibling'),
    ).toEqual([])
  })

  test.each(['My boss believes that I stole from the till.', 'I was robbed by my roommate.'])(
    'no field offers what the writer did not do: %s',
    (message) => expect(offered('I messed up: [what you did].', message, 'boss')).toEqual([]),
  )

  test('a field that the message fills for sure offers nothing', () => {
    const phrase = "Let's talk about [what it's about]."
    expect(offered(phrase, 'I want to talk to her about the dishes')).toEqual([])
  })

  test('what lies far from the whole message is not offered, and nothing is without vectors', () => {
    const message = 'The invoice is late and she wore a green hat.'
    const vectors = {
      get: (text: string) => new Float32Array(text === message || text.includes('invoice') ? [1, 0] : [0, 1]),
    }
    expect(ownWords(message, 'client', vectors).map(({ text }) => text)).toEqual(['the invoice'])
    expect(ownWords(message, 'client', { get: () => undefined })).toEqual([])
    expect(textsOfOwnWords(message)).toContain('invoice')
  })

  test('offers things, and no person, that the message names', () => {
    expect(textsOfOwnWords('Our librarian orders me opera books.')).not.toContain('librarian')
    expect(textsOfOwnWords('He keeps changing the playlist in my car.').join(' ')).toContain('playlist')
  })

  test('a message of many clauses asks for few vectors', () => {
    const verbs = ['broke', 'sold', 'moved', 'painted', 'dropped', 'burned', 'washed', 'folded', 'tore', 'lent']
    const message = verbs
      .map((verb, at) => `I ${verb} his lamp number${at} twice, she ${verb} my vase${at} again.`)
      .join(' ')
    expect(textsOfOwnWords(message).length).toBeLessThanOrEqual(16)
  })
})
