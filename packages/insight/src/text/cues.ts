import {
  ABSOLUTES,
  BLAME,
  BOOSTERS,
  DISCLAIMERS,
  EMPATHY,
  FAUX_FEELINGS,
  FILLERS,
  HEDGES,
  NOT_ABSOLUTES,
  NOT_BOOSTERS,
  NOT_EMPATHY,
  NOT_HEDGES,
  STRATEGIES,
  UNCLEAR_ASKS,
  VALENCE_PHRASES,
} from './lexicon.ts'
import { matchBook, type PhraseMatch, type PhraseText, phraseBook } from './phrases.ts'
import type { Token } from './tokens.ts'
import { type ValenceHit, valenceHits } from './valence.ts'

const STRATEGY_LISTS = STRATEGIES.map(({ id }) => id)
  .filter((id, at, all) => all.indexOf(id) === at)
  .map((id) => STRATEGIES.filter((phrase) => phrase.id === id))

const BOOK = phraseBook([
  HEDGES,
  NOT_HEDGES,
  BOOSTERS,
  NOT_BOOSTERS,
  ABSOLUTES,
  NOT_ABSOLUTES,
  EMPATHY,
  NOT_EMPATHY,
  FILLERS,
  DISCLAIMERS,
  BLAME,
  FAUX_FEELINGS,
  UNCLEAR_ASKS,
  VALENCE_PHRASES,
  ...STRATEGY_LISTS,
])

/** Drops overlapping matches; earlier and longer ones win. */
export const apart = <Match extends { first: number; last: number }>(matches: Match[]): Match[] => {
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

/** Lexicon matches by kind; token indexes. */
export type Cues = {
  hedges: PhraseMatch[]
  boosters: PhraseMatch[]
  absolutes: PhraseMatch[]
  fillers: PhraseMatch[]
  disclaimers: PhraseMatch[]
  blame: PhraseMatch[]
  fauxFeelings: PhraseMatch[]
  empathy: PhraseMatch[]
  unclearAsks: PhraseMatch[]
  strategies: PhraseMatch[]
  valence: ValenceHit[]
}

/** Finds all cues in one pass. */
export const cuesOf = (tokens: Token[], text: PhraseText): Cues => {
  const [
    hedges = [],
    notHedges = [],
    boosters = [],
    notBoosters = [],
    absolutes = [],
    notAbsolutes = [],
    empathy = [],
    notEmpathy = [],
    fillers = [],
    disclaimers = [],
    blame = [],
    fauxFeelings = [],
    unclearAsks = [],
    praise = [],
    ...strategies
  ] = matchBook(BOOK, text)
  return {
    hedges: without(hedges, notHedges),
    boosters: without(boosters, notBoosters),
    absolutes: without(absolutes, notAbsolutes),
    empathy: without(empathy, notEmpathy),
    fillers: apart(fillers),
    disclaimers: apart(disclaimers),
    blame: apart(blame),
    fauxFeelings: apart(fauxFeelings),
    unclearAsks: apart(unclearAsks),
    strategies: strategies.flat(),
    valence: valenceHits(tokens, text, praise),
  }
}

export const STRATEGY_IDS: readonly string[] = STRATEGY_LISTS.flatMap(([first]) => first?.id ?? [])
export const HEDGE_IDS: readonly string[] = HEDGES.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) === at)
