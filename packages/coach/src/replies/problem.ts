import { foldQuestion } from '../memory.ts'
import { openCircles } from '../open-shelf/by-circle.ts'
import { hasKind, openCardFor } from '../open-shelf/open-shelf.ts'
import { isFeeling } from '../read/feelings.ts'
import type { Mention } from '../read/people.ts'
import { toldSentences } from '../read/reading.ts'
import { chooseTo } from '../read/slots.ts'
import { whenIn } from '../read/times.ts'
import { addFeatures, type Features } from '../retrieve/features.ts'
import { rank } from '../retrieve/rank.ts'
import { firstFresh, fresh, quoteFor, sayable } from '../speak/choose.ts'
import { type Fragment, fragmentsOf } from '../speak/echo.ts'
import { meetFeeling } from '../speak/feelings.ts'
import { turned } from '../speak/hash.ts'
import type { Stretch } from '../text/words.ts'
import type { Card } from '../types.ts'
import { advise } from './advice.ts'
import { apartReply, settledReply } from './apart.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'
import { channelReply } from './channel.ts'
import { guessedAs, readAs } from './guess.ts'
import { ownWordsReply } from './own-words.ts'
import { worryReply } from './worry.ts'

const WHO: readonly string[] = [
  'Who is it that would hear it?',
  'Who do you want to say it to?',
  'Who would be at the other end of it?',
]
const WANT: readonly string[] = [
  'Do you want it to change, or do you want to mind it less?',
  'What would you like to be different after the talk?',
  'What do you want them to do once they have heard it?',
  'What would be a good end to it, in one sentence?',
]

const NOTHING_CLOSE: readonly string[] = [
  'For {quote} I have nothing made to measure, so here is what carries in most talks of that kind.',
  'I do not know {quote} well; a plain sentence still goes a long way.',
  'For {quote} I can only be general, and say so.',
  'For {quote} the next best thing that I have is a sentence that works nearly anywhere.',
  'I know too little about {quote}, so I will stay general and keep it short.',
]
const NO_TALK: readonly string[] = [
  'If there is somebody to talk to about {quote}, this opens the door.',
  '{quote} is no talk yet, and talks and messages are what I know; one of those may still be in it.',
]
/** The bank begins at another place in each conversation. */
const shifted = (s: Situation, bank: readonly string[]): string[] => turned(bank, s.seed)

const withQuote = (line: string, quote: Fragment): string => line.replace('{quote}', `"${quote.text}"`)

const missing = (s: Situation): readonly string[] => {
  if (s.slots.to === undefined) return [s.voice.who, ...WHO]
  if (s.slots.want !== undefined) return []
  return /^open-(?:bother|answer|any)$/.test(s.card.id) ? WANT : []
}

/** Nothing on the shelf fits: says so, gives an all-weather line, asks who or what. */
export function* weakReply(s: Situation): Reply {
  const quote = quoteFor(s)
  const kind = hasKind(s.facts.told)
  const talk = kind || s.slots.to !== undefined
  const ask = firstFresh(s, missing(s))
  if (!quote) {
    yield* advise(s, s.card, ask === undefined ? {} : { questions: [ask] })
    return
  }
  // an all-weather card for this very kind of wish or for this listener is no stopgap
  if (kind || openCircles.includes(s.card)) yield* advise(s, s.card, ask === undefined ? {} : { questions: [ask] })
  if (!talk && !s.memory.askedOnly && s.memory.tries.size === 0) yield* whichReply(s, quote)
  for (const line of shifted(s, talk ? NOTHING_CLOSE : NO_TALK)) {
    yield* advise(s, s.card, {
      opener: withQuote(line, quote),
      openerSpan: quote.span,
      sees: [],
      noFeeling: !talk,
      ...(ask === undefined ? {} : { questions: [ask] }),
    })
  }
}

const NOT_YET: readonly string[] = [
  'For {quote} I have no words ready, and I would rather ask than hand you some for another matter.',
  'With {quote} I do not know yet what there is to say, and to whom.',
]

/** Neither somebody who hears it nor something to say: the ways in, and no line for another matter. */
function* whichReply(s: Situation, quote: Fragment): Reply {
  const see = fresh(s, NOT_YET)
  if (see !== undefined && !s.memory.questions.has(foldQuestion(WHERE)))
    yield { parts: [part('see', withQuote(see, quote), quote.span), part('ask', WHERE)] }
}

const inside = (at: Stretch, start: number, end: number): boolean => start >= at.start && end <= at.end

/** One of several matters in a message, with its card, its person and a fragment of its own. */
type Thread = { card: Card; quote: Fragment; due: boolean; order: number; to?: Mention }

const OTHER =
  /^(?:also|and also|another thing|second|secondly|plus|on top of (?:that|this|it)|and then there's|oh and|then there's|besides|meanwhile)\b/

const groups = (s: Situation): Stretch[][] => {
  const found: Stretch[][] = []
  const people = s.reading.mentions
  let seen = new Set<string>()
  for (const at of toldSentences(s.reading)) {
    const here = people.filter((each) => inside(at, each.start, each.end)).map((each) => each.person.np)
    const text = s.reading.shadow.text.slice(at.start, at.end)
    const turn = OTHER.test(text) || (here.length > 0 && seen.size > 0 && !here.some((np) => seen.has(np)))
    const last = found.at(-1)
    if (!last || (turn && last.length > 0)) {
      found.push([at])
      seen = new Set(here)
    } else {
      last.push(at)
      for (const np of here) seen.add(np)
    }
  }
  return found
}

const threadOf = (s: Situation, group: readonly Stretch[], order: number): Thread | undefined => {
  const { shadow } = s.reading
  const words = s.reading.words.filter((word) => group.some((at) => inside(at, word.start, word.end)))
  if (words.length < 5) return undefined
  const features: Features = { tokens: new Map(), stems: [] }
  addFeatures(features, shadow, words, 1)
  const text = group.map((at) => shadow.text.slice(at.start, at.end)).join(' ')
  const mentions = s.reading.mentions.filter((each) => group.some((at) => inside(at, each.start, each.end)))
  const { to } = chooseTo(
    words,
    mentions.map((each) => ({
      ...each,
      first: words.findIndex((word) => word.start === each.start),
      last: words.findIndex((word) => word.end === each.end),
    })),
  )
  const { hits, tier } = rank(features, { facts: { ...s.facts, told: text } })
  const card =
    tier === 'weak'
      ? hasKind(text)
        ? openCardFor(text, { person: to !== undefined, want: false })
        : undefined
      : hits[0]?.card
  const quote = fragmentsOf(s.reading, card).find((each) =>
    group.some((at) => each.span.start >= (shadow.at[at.start] ?? 0) && each.span.end <= (shadow.at[at.end] ?? 0)),
  )
  const due = group.some((at) => {
    const when = whenIn(shadow.text.slice(at.start, at.end))
    return when !== undefined && when.urgency !== 'past'
  })
  return card && quote ? { card, quote, due, order, ...(to ? { to } : {}) } : undefined
}

/** Two matters of different kinds in one long message, the one with a deadline first. */
const twoThreads = (s: Situation): [Thread, Thread] | undefined => {
  if (s.reading.words.length < 35) return undefined
  const all = groups(s)
    .map((group, order) => threadOf(s, group, order))
    .filter((each) => each !== undefined)
  const [first] = all
  const second = all.find((each) => first && each.card !== first.card && each.to?.person.np !== first.to?.person.np)
  if (!first || !second) return undefined
  return second.due && !first.due ? [second, first] : [first, second]
}

function* twoReply(s: Situation, [now, later]: [Thread, Thread]): Reply {
  const [one, two] = now.order < later.order ? [now, later] : [later, now]
  const place = now === one ? 'first' : 'second'
  const order = now.due
    ? `The ${place} has a date, so it goes first; the other can wait until after.`
    : `I would take the ${place} one first and the other after it.`
  const opener = `Two things stand in here: "${one.quote.text}" and "${two.quote.text}". ${order}`
  const to = now.to ? { value: now.to.person, sure: 'said' as const } : undefined
  const slots = { ...s.slots }
  delete slots.to
  const own: Situation = {
    ...s,
    slots: to ? { ...slots, to } : slots,
    facts: { ...s.facts, slots: to ? { ...slots, to } : slots },
  }
  yield* advise(own, now.card, { opener, openerSpan: now.quote.span, sees: [], noFeeling: true })
}

/** A verdict on oneself, and nobody in it who could be spoken to. */
const SELF_DOUBT =
  /\bi(?:'m| am| feel| feel like| just feel like)\b[^.?!]{0,30}\b(?:not good enough|never (?:good )?enough|not enough|a failure|a fraud|an impostor|useless|a disappointment|falling behind|behind everyone)\b/
const DOUBT_SEE: readonly string[] = [
  '{quote} is a verdict about everything, and such a verdict mostly comes from one place.',
  'When {quote} is the sentence of the day, it helps to know who or what started it.',
]
const DOUBT_ASK: readonly string[] = [
  'Where does it come from most: work, somebody else, or comparing?',
  'When did you think so for the first time this week?',
]

function* selfDoubtReply(s: Situation): Reply {
  const quote = quoteFor(s)
  const see = fresh(s, DOUBT_SEE)
  const ask = fresh(s, DOUBT_ASK)
  if (quote && see !== undefined && ask !== undefined)
    yield { parts: [part('see', withQuote(see, quote), quote.span), part('ask', ask)] }
}

const LOAD = /\b(?:work|stress\w*|busy|tasks?|deadlines?|workload|exams?)\b/
const DOUBT_NEXT = {
  load: {
    see: 'Then it is about the load, and the load can be counted; what you are worth can not.',
    say: 'To whoever gives you the work: "I have [number] things this week and can do two of them well. Which two?" It asks for an order and not for mercy, so it can be answered on the spot.',
    ask: 'Who decides what has to come first?',
  },
  other: {
    see: 'That belongs in front of one person, and not only in your own head.',
    say: 'To somebody you trust: "I have been hard on myself lately. You need not fix it. Can I tell you about it?" It says what you need, so that nobody has to guess.',
    ask: 'Who could hear that without giving advice at once?',
  },
} as const

/** After the question where it comes from: a sentence for the one who could make it lighter. */
function* doubtNextReply(s: Situation): Reply {
  const { see, say, ask } = LOAD.test(s.reading.told) ? DOUBT_NEXT.load : DOUBT_NEXT.other
  yield { parts: [part('see', see), part('try', say), part('ask', ask)], advice: true }
}

/** Whether a verdict on oneself is all that was told. */
export const doubtsOnly = (s: Situation): boolean =>
  SELF_DOUBT.test(s.facts.told) &&
  s.slots.to === undefined &&
  s.memory.problem.length <= 2 &&
  !(s.card.family === 'veteran' && s.tier === 'strong')

const OFF: readonly string[] = [
  'Then I took it for something else; thank you for saying so.',
  'Then I was off, and your word counts.',
]
const OFF_ASK: readonly string[] = [
  'Is there somebody who should know about it, or somebody who adds to it?',
  'What would you like to be different by the end of the week?',
]

/** Whether a reply of ours took back what we had taken the matter for. */
export const isOff = (text: string): boolean => OFF.some((line) => text.includes(line))

/** Our card was turned down and nothing nearer is there: no second guess, a question. */
function* offReply(s: Situation): Reply {
  const [see, ask] = [fresh(s, OFF), fresh(s, OFF_ASK)]
  if (see !== undefined && ask !== undefined) yield { parts: [part('see', see), part('ask', ask)] }
}

const WHERE =
  'Is it something you have to **say**, something someone **said to you**, or something you have to **write**?'

/** A feeling and nothing else yet: it gets its name, and three ways in. */
function* feelingReply(s: Situation): Reply {
  const met = meetFeeling(s)
  if (!met) return
  const question = s.memory.questions.has(foldQuestion(WHERE)) ? fresh(s, WHO) : WHERE
  yield { parts: partsOf(part('see', met.text, met.span), partIf('ask', question)) }
}

const onlyFeels = (s: Situation): boolean => {
  if (s.slots.to !== undefined || s.slots.want !== undefined || s.reading.slots.feeling === undefined) return false
  const rest = s.reading.words.filter(
    (word) => !word.stop && word.text !== s.reading.slots.feeling?.value.word && !isFeeling(word.text),
  )
  return rest.length <= 1
}

/** A person and nothing else yet: "my mom". */
const onlyNames = (s: Situation): boolean =>
  s.slots.to !== undefined &&
  s.slots.want === undefined &&
  s.reading.mentions.length === 1 &&
  s.reading.wordCount <= 4 &&
  s.reading.words.filter((word) => !word.stop).length <= 1

function* personReply(s: Situation): Reply {
  const np = s.slots.to?.value.np ?? 'somebody'
  for (const question of [
    'What happened last, in one sentence?',
    'Is there something you want to say, or something that was said to you?',
  ]) {
    yield { parts: partsOf(part('see', `So it is about ${np}.`, s.slots.to?.span), part('ask', question)) }
  }
}

const WHO_TEST = /^(?:not )?(?:power:|near$|minor$)/

/** Whether the answer to "who is it" would change the line: else a question of the card itself brings more. */
const hangsOnWho = (card: Card): boolean =>
  card.for === undefined &&
  card.needs.includes('to') &&
  card.tries.some((each) => each.when?.some((test) => WHO_TEST.test(test)))

/** A new matter, or more about the one on the table. */
export function* problemReply(s: Situation): Reply {
  if (s.memory.problem.length > 1) {
    yield* channelReply(s)
    yield* worryReply(s)
  }
  if (onlyFeels(s) && !s.memory.askedOnly) yield* feelingReply(s)
  if (onlyNames(s) && !s.memory.askedOnly) yield* personReply(s)
  if (doubtsOnly(s)) yield* s.memory.problem.length > 1 ? doubtNextReply(s) : selfDoubtReply(s)
  if (s.turnedDown && (!s.shelved || s.tier !== 'strong') && !s.memory.askedOnly) yield* offReply(s)
  const two = twoThreads(s)
  if (two) yield* twoReply(s, two)
  if (!s.shelved) {
    if (s.apart) yield* apartReply(s, s.apart)
    yield* ownWordsReply(s)
    yield* weakReply(s)
    return
  }
  yield* settledReply(s)
  const named = guessedAs(s)
  if (named !== undefined) yield* advise(s, s.card, { opener: named })
  const who = s.slots.to === undefined && hangsOnWho(s.card) ? firstFresh(s, [s.voice.who, ...WHO]) : undefined
  const own = s.card.asks.some((each) => each.slot === 'to')
  yield* advise(s, s.card, who !== undefined && !own ? { questions: [who] } : {})
  const roughly = readAs(s)
  if (roughly !== undefined) yield* advise(s, s.card, { opener: roughly })
}

const SMALL: readonly string[] = [
  'I would keep it small for today.',
  'One short line is enough to begin with.',
  'Then only this much for now.',
  'Take the smallest piece of it.',
  'Short, and without a preface.',
  'The rest can wait; this can be said.',
  'If it were only one breath:',
]
const LAST_ASKS: readonly string[] = [
  'What would have to change for it to feel doable?',
  'What has happened since we began?',
  'Shall we look at another matter for a while?',
  'What would you tell a friend in your place?',
  'Which part of this is still open for you?',
]

/** Nothing is said about the person's matter at all. */
export const lastResort = (s: Situation): ReturnType<typeof partsOf> => {
  const at = s.memory.replies
  const shorts = s.card.tries.map((each) => each.say.short)
  return partsOf(
    part('see', SMALL[at % SMALL.length] ?? ''),
    part(
      'try',
      sayable(shorts[at % Math.max(1, shorts.length)] ?? 'Do you have five minutes for me today?', undefined),
    ),
    part('ask', LAST_ASKS[at % LAST_ASKS.length] ?? ''),
  )
}
