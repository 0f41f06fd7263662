import { fresh, quoteFor } from '../speak/choose.ts'
import { part, type Reply, type Situation, withQuote } from './candidate.ts'

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

function* whereFromReply(s: Situation): Reply {
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

/** First the question where it comes from, then a sentence for somebody. */
export function* selfDoubtReply(s: Situation): Reply {
  if (doubtsOnly(s)) yield* s.memory.problem.length > 1 ? doubtNextReply(s) : whereFromReply(s)
}
