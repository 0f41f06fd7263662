import { shelf } from '../cards/shelf.ts'
import { fresh, quoteFor } from '../speak/choose.ts'
import type { Card } from '../types.ts'
import { advise } from './advice.ts'
import type { Reply, Situation } from './candidate.ts'
import { ownWordsReply } from './own-words.ts'

const SEES: readonly string[] = [
  'I would rather ask than guess at {quote}; until then, this line holds in any case.',
  '{quote} can mean more than one thing, so this line commits you to none of them.',
  'Before I take {quote} for something that it is not, here is a beginning that is safe.',
  'One answer from you decides what I make of {quote}; so far, only this much.',
  'There is more than one way to go from {quote}, and this sentence fits each.',
  'So that I do not answer past {quote}, a short line first, and one question.',
  'With {quote} I am not sure yet which way it points; this can be said meanwhile.',
]
const UNQUOTED = 'I would rather ask than guess; until then, this line holds in any case.'
const OTHERWISE = 'something else'

const askApart = ([one, other]: readonly Card[]): string =>
  `Is it more about ${one?.label ?? ''}, or about ${other?.label ?? OTHERWISE}?`

const QUESTION = /^Is it more about (.+), or about (.+)\?$/

let labelled: ReadonlyMap<string, Card> | undefined

/** The cards between which a question of ours asked, if it did. */
export const askedApart = (question: string | undefined): Card[] => {
  labelled ??= new Map(shelf.map((card) => [card.label, card]))
  return [...(QUESTION.exec(question?.trim() ?? '') ?? [])].flatMap((label) => labelled?.get(label) ?? [])
}

const SETTLED: readonly string[] = ['Good, then it is about {label}.', 'Then we take it as {label}.']

/** Our question is answered: the matter by its name, and its line. */
export function* settledReply(s: Situation): Reply {
  const opener = askedApart(s.memory.question).includes(s.card) ? fresh(s, SETTLED) : undefined
  if (opener !== undefined) yield* advise(s, s.card, { opener: opener.replace('{label}', s.card.label), sees: [] })
}

/** Two matters are likely and none is sure: a line that holds in both, their own where they have one, and the question. */
export function* apartReply(s: Situation, cards: readonly Card[]): Reply {
  const question = askApart(cards)
  yield* ownWordsReply(s, question)
  const quote = quoteFor(s)
  const see = fresh(s, SEES)
  if (quote && see !== undefined)
    yield* advise(s, s.card, {
      opener: see.replace('{quote}', `"${quote.text}"`),
      openerSpan: quote.span,
      sees: [],
      questions: [question],
    })
  yield* advise(s, s.card, { opener: UNQUOTED, sees: [], questions: [question] })
}
