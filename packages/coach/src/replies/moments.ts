import type { Context } from '@understory/contract/contexts'
import type { MomentsReply } from '@understory/contract/navigation'
import { normalize, sentencesOf } from '@understory/language/words'
import { reactionIn } from '../acts/patterns.ts'
import { about, type Case, cards, cases, line } from '../content.ts'
import { find } from '../find/find.ts'
import { isReadable } from '../find/near.ts'
import { canRefuse, reacts } from '../render/labels.ts'
import type { Pronoun } from '../render/pronoun.ts'
import type { Reaction, Vectors } from '../types.ts'
import { withoutHeavy } from '../understand/heavy.ts'
import { pronounOf } from '../understand/pronoun.ts'
import { generalAnswers } from './general-answers.ts'
import { reactionLines } from './presses.ts'

type Found = Pick<MomentsReply, 'moments' | 'generalAnswers'>

/** The page on which somebody searches: its context, and the ids of the cases it lists. */
type Page = { context: Context; listed: readonly string[] }

/**
 * A head start, on the scale of the finder's scores, of a case that the page lists, and of one of the same card as such a case.
 * Chosen by eye on fifty questions that had been judged before and weren't used again. Cases below the least chance were off topic.
 */
const LISTED = 1
const SAME_CARD = 0.7
const LEAST_CHANCE = 0.005
const MOST_REACTIONS = 2

/** The cases nearest to a matter, the best first, and what it asks beside the words; without a vector its words decide. */
export function momentsNear(matter: string, { context, listed }: Page, vectors: Vectors, most: number): Found {
  if (!isReadable(matter)) return { moments: [] }
  const onPage = new Set(listed)
  const cardsOnPage = new Set(listed.map((id) => cases.get(id)?.card))
  const asked = reactionAsked(matter)
  const bonusOf = ({ id, card }: Case) => (onPage.has(id) ? LISTED : cardsOnPage.has(card) ? SAME_CARD : 0)
  const found = find(matter, context, vectors)
  const near = withoutHeavy(found.candidates, matter)
    .filter(({ chance }) => chance >= LEAST_CHANCE)
    .map(({ case: one, score }) => ({ one, score: score + bonusOf(one) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one)
  const moments = near.map((one) => {
    const contexts = cards.get(one.card)?.contexts ?? []
    const pronoun = pronounOf(matter, one.to ?? null)
    return {
      id: one.id,
      title: one.title,
      answer: about(one.answer, pronoun),
      phrase: one.phrase,
      further: furtherLines(one, pronoun, asked),
      context: contexts.includes(context) ? context : (contexts[0] ?? context),
    }
  })
  const named = found.hearerIsNamed ? found.hearers[0]?.id : undefined
  const general = near[0] ? generalAnswers(matter, { ...near[0], to: named ?? near[0].to }) : []
  return { moments, ...(general.length > 0 && { generalAnswers: general }) }
}

/** "And what if she cries?" asks about a reaction of the hearer; "when my kid is upset" and "what if I cry" don't. */
const ASKS_REACTION = /\b(?:if|when) (?:he|she|they|one of them|somebody|someone)\b/

function reactionAsked(matter: string): Reaction | undefined {
  const asking = sentencesOf(matter)
    .map(normalize)
    .filter((sentence) => ASKS_REACTION.test(sentence) && (sentence.endsWith('?') || sentence.includes('what if')))
  return asking.map(reactionIn).find((reaction) => reaction !== undefined)
}

function furtherLines(one: Case, pronoun: Pronoun, asked: Reaction | undefined) {
  const isFirst = (each: Reaction) => Number(each === asked && (each !== 'no' || canRefuse(one.need)))
  const likely = reactionLines(one)
    .toSorted(([a], [b]) => isFirst(b) - isFirst(a))
    .slice(0, MOST_REACTIONS)
  return [
    { intro: line(one.isWritten ? 'aloud' : 'as-text'), say: one.message },
    { intro: line('another'), say: one.another },
    ...likely.map(([reaction, { do: first, say }]) => {
      const intro = `If ${reacts(reaction, pronoun, one.need)}:`
      return { intro, ...(first !== undefined && { do: about(first, pronoun) }), say }
    }),
  ]
}
