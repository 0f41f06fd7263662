import { shelf } from '../cards/shelf.ts'
import { fresh, quoteFor } from '../speak/choose.ts'
import type { Fragment } from '../speak/echo.ts'
import { wordsOf } from '../text/words.ts'
import type { Card, Family } from '../types.ts'
import { advise } from './advice.ts'
import { part, type Reply, type Situation, withQuote } from './candidate.ts'
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
/** Neither may fit, so there is always a third way. */
const askApart = (cards: readonly Card[]): string =>
  `Is it more about ${cards.map(({ label }) => `${label}, `).join('about ')}or about something else?`

const QUESTION = /^Is it more about (.+?)(?:, about (.+))?, or about something else\?$/

let labelled: ReadonlyMap<string, Card> | undefined

/** The cards between which a question of ours asked, if it did. */
export const askedApart = (question: string | undefined): Card[] => {
  labelled ??= new Map(shelf.map((card) => [card.label, card]))
  return [...(QUESTION.exec(question?.trim() ?? '') ?? [])].flatMap((label) => labelled?.get(label) ?? [])
}

const YES = /^(?:yes|yeah|yep|yup)\b/
const FIRST = /^(?:the first|first|former|the former|number one|both|1)\b/
const SECOND = /^(?:the second|second|latter|the latter|number two|2)\b/
const NEITHER = /\b(?:neither|none|something else|not really|the (?:third|last)(?: one)?)\b|^(?:no|3|third)\b/

const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).flatMap((word) => (word.stop ? [] : [word.stem])))

/** Which of the cards an answer picks: by number, or by a word of its label that the other has not. */
export const choiceIn = (answer: string, cards: readonly Card[]): Card | 'neither' | undefined => {
  if (NEITHER.test(answer)) return 'neither'
  // a yes to one matter means it; between two it picks none
  if (YES.test(answer) && cards.length === 1) return cards[0]
  if (FIRST.test(answer)) return cards[0]
  if (SECOND.test(answer)) return cards[1]
  const said = stemsOf(answer)
  const meant = cards.filter(({ label }) => !stemsOf(label).isDisjointFrom(said))
  return meant.length === 1 ? meant[0] : undefined
}

const SETTLED: readonly string[] = ['Good, then it is about {label}.', 'Then we take it as {label}.']
/** Nothing that was said picks one of them. */
const ASSUMED: readonly string[] = [
  'I go on as if it were {label}; say so if it is not.',
  'Let me take it as {label} for now; a word from you changes that.',
]

/** After our question: the matter by its name, as settled or as assumed, and its line. */
export function* settledReply(s: Situation): Reply {
  const asked = askedApart(s.memory.question)
  if (!asked.includes(s.card)) return
  const opener = fresh(s, choiceIn(s.message.text, asked) === s.card ? SETTLED : ASSUMED)
  if (opener === undefined) return
  for (const candidate of advise(s, s.card, { opener: opener.replace('{label}', s.card.label), sees: [] }))
    yield { ...candidate, theirs: false }
}

const ASK_ONLY: readonly string[] = [
  'I would rather ask than guess at {quote}.',
  '{quote} can go two ways, and each wants another first sentence.',
  'One question about {quote}, so that the line I give you is the right one.',
  'Before I give you words for {quote}, one thing decides which.',
]
const ASK_ONLY_UNQUOTED = 'I would rather ask than guess, for it changes the first sentence.'

function* askOnly(s: Situation, question: string, quote: Fragment | undefined): Reply {
  const see = fresh(s, ASK_ONLY)
  if (quote && see !== undefined)
    yield { parts: [part('see', withQuote(see, quote), quote.span), part('ask', question)] }
  yield { parts: [part('see', ASK_ONLY_UNQUOTED), part('ask', question)] }
}

/** Lines about a text, a stage or nothing in particular; until the matter is known they are as likely wrong as right. */
const OF_NOTHING: ReadonlySet<string> = new Set(['open-any', 'open-speak', 'open-write', 'open-ask', 'open-start'])
/** Where a wrong line hurts. */
const GRAVE: ReadonlySet<Family> = new Set<Family>(['grief', 'care', 'support'])

/** Whether the all-weather line holds whichever matter it is: it is for somebody who was named, and nothing grave is among them. */
const holdsAnyway = (s: Situation, cards: readonly Card[]): boolean =>
  s.slots.to !== undefined && !OF_NOTHING.has(s.card.id) && !cards.some(({ family }) => GRAVE.has(family))

/** Two matters are likely and none is sure: a line that holds in both, their own where they have one, and the question. */
export function* apartReply(s: Situation, cards: readonly Card[]): Reply {
  const question = askApart(cards)
  yield* ownWordsReply(s, question)
  const quote = quoteFor(s)
  if (!holdsAnyway(s, cards) && !s.memory.askedOnly) yield* askOnly(s, question, quote)
  const see = fresh(s, SEES)
  if (quote && see !== undefined)
    yield* advise(s, s.card, {
      opener: withQuote(see, quote),
      openerSpan: quote.span,
      sees: [],
      questions: [question],
    })
  yield* advise(s, s.card, { opener: UNQUOTED, sees: [], questions: [question] })
}
