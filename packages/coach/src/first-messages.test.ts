import { describe, expect, test } from 'vitest'
import { coach } from './coach.ts'
import { firstMessages } from './development/first-messages.ts'
import { talks } from './development/talks.ts'
import { openCircles } from './open-shelf/by-circle.ts'
import { withoutQuotes } from './speak/fingerprints.ts'
import { talk } from './test-talk.ts'
import { sentencesOf } from './text/words.ts'

const first = (context: string, content: string) => coach([{ role: 'user', content }], context)

/** What is rightly asked about, though it has a card: someone may be in danger. */
const MAY_BE_IN_DANGER: ReadonlySet<string> = new Set(['care-wishes', 'partner-trust'])

/** The card is the likelier one of two, and the coach asks which it is. */
const ASKED_APART: ReadonlySet<string> = new Set([
  'client wants "just one more change" for the 7th time',
  'fireworks on 4th of july, neighbors kids set them off next door, how do i ask them to warn me',
  'in meetings i say something nobody reacts then a guy says the same and everyone loves it',
])

describe('ASSIST: a stranger’s first message', () => {
  test.each(firstMessages)('%s: "%s" is answered with %s', (context, message, card) => {
    const { trace } = first(context, message)
    expect(ASKED_APART.has(message) ? trace.apart?.[0] : trace.card).toBe(card)
    if (!MAY_BE_IN_DANGER.has(card)) expect(trace.safety).toBe('none')
  })

  test('hardly one in forty is asked about before it is answered, and only those', () => {
    const asked = firstMessages.filter(([context, message]) => first(context, message).trace.apart !== undefined)
    expect(new Set(asked.map(([, message]) => message))).toEqual(ASKED_APART)
    expect(asked.length / firstMessages.length).toBeLessThanOrEqual(0.025)
  })

  test('two lines of three can be said as they stand', () => {
    const blanks = firstMessages.filter(([context, message]) => /\[[^\]]+\]/.test(first(context, message).text))
    expect(blanks.length / firstMessages.length).toBeLessThanOrEqual(0.33)
  })

  test('a matter without a card gets a line for whoever is to hear it, with nothing to fill in', () => {
    for (const [message, card] of [
      ['my son wants to quit soccer after we paid for the whole season', 'open-child'],
      ['my wife keeps bringing up something i did 6 years ago', 'open-partner'],
      ['my best friend became very religious and judges my life', 'open-friend'],
    ] as const) {
      const { text, trace } = first('Family', message)
      expect(trace.card).toBe(card)
      expect(text).not.toContain('[')
    }
    for (const card of openCircles)
      for (const { say } of card.tries) expect(`${say.spoken} ${say.short}`, card.id).not.toContain('[')
  })

  test('a loss that is told without a wish is never taken for a complaint', () => {
    expect(first('Personal', 'my friend lost her mom').trace.card).toBe('grief-first-words')
  })

  test('a lost sense of use is asked about before it is answered', () => {
    expect(first('Personal', 'since i left the navy i feel useless').trace.safety).toBe('check')
  })

  test('to stop being the one who plans for all is no wish to stop being', () => {
    const safety = (message: string) => first('Social', message).trace.safety
    expect(safety('i want to stop being the one who organises everything in our friend group')).toBe('none')
    for (const message of ['i want to stop being', 'i want to stop being the one who plans everything, i want to die'])
      expect(safety(message)).toBe('crisis')
  })

  test('a line for calls on weekends speaks of no evening', () => {
    expect(first('Work', 'my boss keeps calling me on weekends').text).not.toMatch(/evening|night/)
  })
})

/** Acts that bring back what was said on purpose. */
const RETURNS: ReadonlySet<string> = new Set(['shorter', 'longer', 'rewrite', 'thanks', 'redirect', 'repeat', 'script'])

describe('ASSIST: the turns after it', () => {
  test.each(talks.map((each) => [each[1], each] as const))('"%s" says nothing twice and runs never dry', (_, each) => {
    const [context, ...messages] = each
    const said = new Set<string>()
    for (const { text, trace } of talk(context, ...messages)) {
      expect.soft(text).not.toMatch(/all I have on my shelf|shelf is empty|nothing new/i)
      const own = withoutQuotes(text)
      const sentences = sentencesOf(own)
        .map((at) => own.slice(at.start, at.end).trim())
        .filter((sentence) => sentence.split(' ').length >= 5)
      if (!RETURNS.has(trace.act))
        for (const sentence of sentences) expect.soft(said.has(sentence), sentence).toBe(false)
      for (const sentence of sentences) said.add(sentence)
    }
  })

  test('whether it is theirs or a friend’s, a denial is met as one', () => {
    const replies = talk(
      'Family',
      'found vape in my 14 yr olds backpack',
      'yes first time',
      'he will say its his friends',
    )
    expect(replies.at(-1)?.text).toContain("Maybe it's a friend's")
  })

  test('"make it shorter" takes the line of the matter and not the way out of it', () => {
    const replies = talk(
      'Work',
      'i have too much to do',
      'my boss',
      'she says everything is important',
      'make it shorter',
    )
    expect(replies.at(-1)?.trace.act).toBe('shorter')
    expect(replies.at(-1)?.text).toContain('Only two')
  })
})
