import { CUE_LISTS, STRATEGIES, VALENCE_PHRASES } from './lexicon.ts'
import { matchBook, type Phrase, type PhraseMatch, type PhraseText, phraseBook } from './phrases.ts'
import type { Token, TokenRange } from './tokens.ts'
import { type ValenceHit, valenceHits } from './valence.ts'

const idsOf = (phrases: readonly Phrase[]): string[] => [...new Set(phrases.map(({ id }) => id))]

export const STRATEGY_IDS = idsOf(STRATEGIES)
export const HEDGE_IDS = idsOf(CUE_LISTS.hedges[0])

const STRATEGY_LISTS = STRATEGY_IDS.map((id) => STRATEGIES.filter((phrase) => phrase.id === id))

type ListedKind = keyof typeof CUE_LISTS
const LISTED_KINDS = Object.keys(CUE_LISTS) as ListedKind[]

const BOOK = phraseBook([...Object.values(CUE_LISTS).flat(), VALENCE_PHRASES, ...STRATEGY_LISTS])

/** Lexicon matches by kind. */
export type Cues = Record<ListedKind | 'strategies', PhraseMatch[]> & { valence: ValenceHit[] }

/** Drops overlapping matches; earlier and longer ones win. */
export const apart = <Match extends TokenRange>(matches: Match[]): Match[] => {
  const kept: Match[] = []
  for (const match of matches) {
    const before = kept.at(-1)
    if (before === undefined || match.first >= before.last) kept.push(match)
  }
  return kept
}

/** Drops overlapping matches and those that touch an exemption. */
export const without = (matches: PhraseMatch[], exempted: readonly PhraseMatch[]): PhraseMatch[] => {
  const kept = apart(matches)
  if (exempted.length === 0) return kept
  const exempt = new Set<number>()
  for (const { first, last } of exempted) for (let at = first; at < last; at += 1) exempt.add(at)
  return kept.filter(({ first, last }) => !exempt.has(first) && !exempt.has(last - 1))
}

export const cuesOf = (tokens: Token[], text: PhraseText): Cues => {
  const found = matchBook(BOOK, text)
  // Two lists a kind: its phrases, then what exempts some of them.
  const listed = LISTED_KINDS.map((kind, at) => [kind, without(found[2 * at] ?? [], found[2 * at + 1] ?? [])])
  const [praise = [], ...strategies] = found.slice(2 * LISTED_KINDS.length)
  return {
    ...(Object.fromEntries(listed) as Record<ListedKind, PhraseMatch[]>),
    strategies: strategies.flat(),
    valence: valenceHits(tokens, text, praise),
  }
}
