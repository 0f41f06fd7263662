import { HEDGES, type HedgeId, NOT_HEDGES } from './lexicon/hedges.ts'
import { BLAME, EMPATHY, FAUX_FEELINGS, UNCLEAR_ASKS } from './lexicon/people.ts'
import { ABSOLUTES, BOOSTERS, DISCLAIMERS, FILLERS, NOT_ABSOLUTES, NOT_BOOSTERS } from './lexicon/stance.ts'
import { STRATEGIES, type StrategyId } from './lexicon/strategies.ts'
import { type Matcher, matcherOf, type PhraseMatch, type PhraseText } from './phrases.ts'
import type { Token } from './tokens.ts'
import { type ValenceHit, valenceHits } from './valence.ts'

const hedges = matcherOf(HEDGES)
const notHedges = matcherOf(NOT_HEDGES)
const boosters = matcherOf(BOOSTERS)
const notBoosters = matcherOf(NOT_BOOSTERS)
const absolutes = matcherOf(ABSOLUTES)
const notAbsolutes = matcherOf(NOT_ABSOLUTES)
const strategies = STRATEGIES.map(({ id }) => id)
  .filter((id, at, all) => all.indexOf(id) === at)
  .map((id) => ({ id, find: matcherOf(STRATEGIES.filter((phrase) => phrase.id === id)) }))
const simple = {
  fillers: matcherOf(FILLERS),
  disclaimers: matcherOf(DISCLAIMERS),
  blame: matcherOf(BLAME),
  fauxFeelings: matcherOf(FAUX_FEELINGS),
  empathy: matcherOf(EMPATHY),
  unclearAsks: matcherOf(UNCLEAR_ASKS),
}

/** Matches that do not overlap, the earlier and longer first. */
export const apart = <Match extends { first: number; last: number }>(matches: Match[]): Match[] => {
  const kept: Match[] = []
  for (const match of matches) {
    const before = kept.at(-1)
    if (before === undefined || match.first >= before.last) kept.push(match)
  }
  return kept
}

const without = <Id extends string>(find: Matcher<Id>, not: Matcher<string>, text: PhraseText): PhraseMatch<Id>[] => {
  const exempt = new Uint8Array(text.forms.length)
  for (const match of not(text)) exempt.fill(1, match.first, match.last)
  return apart(find(text)).filter((match) => exempt[match.first] !== 1)
}

/** Everything in a text that a word list knows, by kind; token numbers. */
export type Cues = {
  hedges: PhraseMatch<HedgeId>[]
  boosters: PhraseMatch[]
  absolutes: PhraseMatch[]
  fillers: PhraseMatch[]
  disclaimers: PhraseMatch[]
  blame: PhraseMatch[]
  fauxFeelings: PhraseMatch[]
  empathy: PhraseMatch[]
  unclearAsks: PhraseMatch[]
  strategies: PhraseMatch<StrategyId>[]
  valence: ValenceHit[]
}

/** Finds all cues of a text in one pass for each list. */
export const cuesOf = (tokens: Token[], text: PhraseText): Cues => ({
  hedges: without(hedges, notHedges, text),
  boosters: without(boosters, notBoosters, text),
  absolutes: without(absolutes, notAbsolutes, text),
  fillers: apart(simple.fillers(text)),
  disclaimers: apart(simple.disclaimers(text)),
  blame: apart(simple.blame(text)),
  fauxFeelings: apart(simple.fauxFeelings(text)),
  empathy: apart(simple.empathy(text)),
  unclearAsks: apart(simple.unclearAsks(text)),
  strategies: strategies.flatMap(({ find }) => find(text)),
  valence: valenceHits(tokens, text),
})

export const STRATEGY_IDS: readonly StrategyId[] = strategies.map(({ id }) => id)
export const HEDGE_IDS: readonly HedgeId[] = HEDGES.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) === at)
