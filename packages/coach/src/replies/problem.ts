import { foldQuestion } from '../memory.ts'
import { openCircles } from '../open-shelf/by-circle.ts'
import { hasKind } from '../open-shelf/open-shelf.ts'
import { isFeeling } from '../read/feelings.ts'
import { firstFresh, fresh, quoteFor, sayable } from '../speak/choose.ts'
import type { Fragment } from '../speak/echo.ts'
import { meetFeeling } from '../speak/feelings.ts'
import { turned } from '../speak/hash.ts'
import type { Card } from '../types.ts'
import { advise } from './advice.ts'
import { apartReply, settledReply } from './apart.ts'
import { part, partIf, partsOf, type Reply, type Situation, withQuote } from './candidate.ts'
import { channelReply } from './channel.ts'
import { guessedAs, readAs } from './guess.ts'
import { ownWordsReply } from './own-words.ts'
import { selfDoubtReply } from './self-doubt.ts'
import { twoMattersReply } from './two-matters.ts'
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
  yield* selfDoubtReply(s)
  if (s.turnedDown && (!s.shelved || s.tier !== 'strong') && !s.memory.askedOnly) yield* offReply(s)
  yield* twoMattersReply(s)
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
