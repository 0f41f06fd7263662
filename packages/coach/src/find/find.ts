import type { Context } from '@understory/contract/contexts'
import { keywordsOf } from '@understory/language/words'
import { type Case, cards, cases, content, roles } from '../content.ts'
import type { Vectors } from '../types.ts'
import { hearersOf } from '../understand/hearers.ts'
import { sideBar } from '../understand/side.ts'
import { model } from './fitted.ts'
import { project, similarities } from './project.ts'
import { wordScores } from './words.ts'

export type Candidate = { case: Case; score: number; chance: number }
export type Ranked = { id: string; chance: number }
export type Findings = {
  /** The best cases, best first; twins of a better one are left out. */
  candidates: Candidate[]
  /** All sixteen, likeliest first. */
  needs: Ranked[]
  /** Builders that would serve the near cases, likeliest first. */
  builders: Ranked[]
  hearers: Ranked[]
  /** The message names the hearer. */
  hearerIsNamed: boolean
}

const CANDIDATES = 40
/** Where no sentence vector is there, words alone decide; they are surer of nothing. */
const orderOfCases = new Map(content.cases.map(({ id }, at) => [id, at]))

function standardized(values: Float32Array): Float32Array {
  let mean = 0
  for (const value of values) mean += value / values.length
  let variance = 0
  for (const value of values) variance += (value - mean) ** 2 / values.length
  const deviation = Math.sqrt(variance) || 1
  return values.map((value) => (value - mean) / deviation)
}

/** So much more a case of the chosen context counts when it votes on the hearer. */
const CONTEXT_VOTE = Math.exp(0.7)

/** Chances of a label: the cases that a message lies near vote, the nearer the more. */
function votesOf(
  similar: Float32Array,
  labelOf: (one: Case) => string,
  weightOf: (one: Case) => number = () => 1,
): Map<string, number> {
  let most = -1
  for (const value of similar) if (value > most) most = value
  const votes = new Map<string, number>()
  let total = 0
  for (const [row, id] of model.caseIds.entries()) {
    const one = cases.get(id)
    if (!one) continue
    const vote = weightOf(one) * Math.exp(model.sharpness * ((similar[row] ?? 0) - most))
    const label = labelOf(one)
    votes.set(label, (votes.get(label) ?? 0) + vote)
    total += vote
  }
  for (const [label, vote] of votes) votes.set(label, vote / total)
  return votes
}

const byChance = (chances: ReadonlyMap<string, number>): Ranked[] =>
  [...chances].map(([id, chance]) => ({ id, chance })).toSorted((a, b) => b.chance - a.chance)

/** What the person set themself: it weighs more than anything the message suggests. */
type Told = { to?: string | undefined; need?: string | undefined }
const SET_HEARER = 2
const SET_GROUP = 0.8
const SET_NEED = 2

function bonusOf(one: Case, { to, need }: Told): number {
  const group = to === undefined ? undefined : roles.get(to)?.group
  const sameHearer =
    one.to === to ? SET_HEARER : group !== undefined && roles.get(one.to)?.group === group ? SET_GROUP : 0
  return sameHearer + (need !== undefined && one.need === need ? SET_NEED : 0)
}

/** Titles that share most of their words are one to a reader: the better stays. */
const TWINS = 0.6

function withoutTwins(scored: readonly { case: Case; score: number }[], most: number) {
  const kept: { case: Case; score: number; words: ReadonlySet<string> }[] = []
  for (const { case: one, score } of scored) {
    if (kept.length >= most) break
    const words = new Set(keywordsOf(one.title))
    const isTwin = kept.some((other) => words.intersection(other.words).size >= TWINS * words.union(other.words).size)
    if (!isTwin) kept.push({ case: one, score, words })
  }
  return kept
}

/** What a message may be about, who would hear the answer, and what is needed. Deterministic in text, context and vectors. */
export function find(text: string, context: Context, vectors: Vectors, set: Told = {}): Findings {
  const vector = vectors.get(text)
  const similar = similarities(project(text, vector))
  const needs = byChance(votesOf(similar, ({ need }) => need))
  const isInContext = (one: Case) => cards.get(one.card)?.contexts.includes(context) === true
  const expected = votesOf(
    similar,
    ({ to }) => to,
    (one) => (isInContext(one) ? CONTEXT_VOTE : 1),
  )
  const { ranked: hearers, isNamed } = hearersOf(text, expected)
  const nearness = standardized(similar)
  const byWords = standardized(wordScores(text))
  const chanceOfNeed = new Map(needs.map(({ id, chance }) => [id, chance]))
  const chanceOfHearer = new Map(hearers.map(({ id, chance }) => [id, chance]))
  const chanceOfGroup = new Map<string, number>()
  for (const { id, chance } of hearers) {
    const group = roles.get(id)?.group ?? 'beside'
    chanceOfGroup.set(group, (chanceOfGroup.get(group) ?? 0) + chance)
  }
  const isBarred = sideBar(text)
  const weights = model.ranker.weights
  const scored: { case: Case; score: number }[] = []
  for (const [row, id] of model.caseIds.entries()) {
    const one = cases.get(id)
    if (!one || isBarred(one)) continue
    const score =
      weights.near * (nearness[row] ?? 0) +
      weights.words * (byWords[orderOfCases.get(id) ?? -1] ?? 0) +
      weights.hearer * Math.log((chanceOfHearer.get(one.to) ?? 0) + 0.02) +
      weights.group * Math.log((chanceOfGroup.get(roles.get(one.to)?.group ?? 'beside') ?? 0) + 0.05) +
      weights.need * Math.log((chanceOfNeed.get(one.need) ?? 0) + 0.02) +
      weights.context * (isInContext(one) ? 1 : 0) +
      bonusOf(one, set)
    scored.push({ case: one, score })
  }
  scored.sort((a, b) => b.score - a.score)
  const builders = byChance(votesOf(similar, ({ builder }) => builder ?? ''))
  const isBlind = vector === undefined && similar.every((value) => value === similar[0])
  const candidates = isBlind ? [] : withChances(withoutTwins(scored, CANDIDATES))
  return { candidates, needs, builders, hearers, hearerIsNamed: isNamed }
}

/** Chance of being right: how far a score stands above those behind it, brought to a scale by the fit. */
function withChances(scored: readonly { case: Case; score: number }[]): Candidate[] {
  const [slope, intercept] = model.ranker.calibration
  const most = scored[0]?.score ?? 0
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - most), 0)
  return scored.map(({ case: one, score }) => {
    const share = Math.exp(score - most) / total
    const logit = Math.log((share + 1e-6) / (1 - share + 1e-6))
    return { case: one, score, chance: 1 / (1 + Math.exp(-(slope * logit + intercept))) }
  })
}
