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
      'news about oneself',
      "There's something I have to tell you: [what you want to tell].",
      'i dont want to play hockey anymore. my dad already paid and he drives me at 5am',
      'dad',
      ["I don't want to play hockey anymore"],
    ],
    [
      'the reason',
      'The reason is [why].',
      "I've missed five labs because my shift ends late. How do I ask?",
      'professor',
      ["I've missed five labs"],
    ],
    [
      'the reason inside a sentence',
      'The reason is [why].',
      "There's a leak above the baby's bed. He was told twice.",
      'boss',
      ["there's a leak above the baby's bed"],
    ],
    [
      'what the hearer should do',
      'Could you [what you want them to do]?',
      'I want him to email the prof himself and say it was him',
      'classmate',
      ['email the prof yourself and say it was you'],
    ],
    [
      'things in a place for a noun',
      "It's about [what it's about].",
      "It's my sunday shift.",
      null,
      ['my sunday shift'],
    ],
  ])('%s', (_, phrase, message, to, expected) => expect(offered(phrase, message, to)).toEqual(expected))

  test('no field offers what somebody else does', () => {
    expect(
      offered('Please stop [what has to stop].', 'My sister says her husband leaves his boots in our hall', 'sibling'),
    ).toEqual([])
  })

  test.each([
    ['I teach second grade. Mom is lovely.', 'The reason is [why].'],
    ['Should I tell him? I want to tell him today.', 'The reason is [why].'],
    ['He texted me "I want you back, I miss it all." What do I say?', 'The reason is [why].'],
    ['She told me, I found somebody else. What do I say?', 'The reason is [why].'],
    ['My brother died. I miss him so much. How do I tell her?', 'The reason is [why].'],
    ["I don't want him to find out. I hate my job.", 'The reason is [why].'],
    ["I didn't mean that I don't like it.", 'The reason is [why].'],
    ['My boss believes that I stole from the till.', 'I messed up: [what you did].'],
    ['I was robbed by my roommate.', 'I messed up: [what you did].'],
    ['I want a divorce, he said last night.', 'The reason is [why].'],
    ['My husband: I want a divorce.', 'The reason is [why].'],
    ["My boss thinks I'm a thief and I took the cash.", 'The reason is [why].'],
    ["If I don't pay, I lose the flat.", 'The reason is [why].'],
    ['I regret having my parent around.', 'The reason is [why].'],
    ["I've been stealing from the till.", 'The reason is [why].'],
    ["I pretend I like it here and it's fine.", 'The reason is [why].'],
    ['I think he should pay. I said he owes me.', "There's something I have to tell you: [what you want to tell]."],
  ])('no field offers what is no news: %s', (message, phrase) => {
    expect(offered(phrase, message, 'parent')).toEqual([])
  })

  test.each([
    ["I don't want him to move out of the house", 'partner'],
    ['I never asked him to quit his job for me', 'partner'],
    ['My boss asked Tom to take my shift', 'boss'],
    ['I want him to shut up and drop dead', 'boss'],
  ])('no field offers a wish that nobody has, or an insult: %s', (message, to) => {
    expect(offered('Could you [what you want them to do]?', message, to)).toEqual([])
  })

  test('a field that the message fills for sure offers nothing', () => {
    const phrase = 'You still owe me [amount].'
    expect(offered(phrase, 'He owes me $40 for the tickets')).toEqual([])
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
