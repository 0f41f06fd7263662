import { contextOf } from '@understory/contract/contexts'
import { keywordsOf } from '@understory/language/words'
import { cards, cases } from '../content.ts'
import type { Vectors } from '../types.ts'
import { find } from './find.ts'
import { isKnownWord, searchCases } from './words.ts'

/** What one word tells is this sure, the best first. */
const BY_WORDS = [0.3, 0.2, 0.1] as const
const LEAST_CHANCE = 0.02
/** A case's context is not known before it is found; this one favors none. */
const ANYWHERE = contextOf('')

/** Whether so much of a text are words that cases use that its meaning can be trusted. Other languages are not. */
export function isReadable(text: string): boolean {
  const words = keywordsOf(text)
  return 2 * words.filter(isKnownWord).length >= words.length && /[a-z]{2}/i.test(text)
}

/**
 * The cases that a few words typed into a search may mean, likeliest first, each with the context it belongs to and how sure
 * it is, 0 to 1. A sentence without a vector means none.
 */
export function nearCases(text: string, vectors: Vectors, most: number) {
  const isSentence = text.trim().includes(' ')
  if (!isSentence) return searchCases(text, BY_WORDS.length).map(({ id }, at) => nearCase(id, BY_WORDS[at] ?? 0))
  if (!vectors.get(text) || !isReadable(text)) return []
  return find(text, ANYWHERE, vectors)
    .candidates.filter(({ chance }) => chance >= LEAST_CHANCE)
    .slice(0, most)
    .map(({ case: { id }, chance }) => nearCase(id, chance))
}

function nearCase(id: string, chance: number) {
  const one = cases.get(id)
  const [context = ANYWHERE] = cards.get(one?.card ?? '')?.contexts ?? []
  return { id, label: one?.title ?? id, context, chance }
}
