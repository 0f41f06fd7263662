import type { Context } from '@understory/contract/contexts'
import { keywordsOf, sentencesOf } from '@understory/language/words'
import { type Case, cards, cases, content, roles } from '../content.ts'
import type { Vectors } from '../types.ts'
import { hearersOf, type Ranked, signsOf } from '../understand/hearers.ts'
import { sideBar } from '../understand/side.ts'
import { model } from './fitted.ts'
import { similarities } from './project.ts'
import { sentenceCount, vectorAt } from './vector-parts.ts'
import { wordScores } from './words.ts'

export type Candidate = { case: Case; score: number; chance: number }
export type Findings = ReturnType<typeof find>

const CANDIDATES = 40
const orderOfCases = new Map(content.cases.map(({ id }, at) => [id, at]))

/** What is asked of every case for every message, in the order of `model.caseIds`. */
const fittedCases = model.caseIds.flatMap((id, row) => {
  const one = cases.get(id)
  if (!one) return []
  const contexts = new Set(cards.get(one.card)?.contexts)
  return [{ case: one, row, order: orderOfCases.get(id) ?? -1, group: roles.get(one.to ?? '')?.group, contexts }]
})

type FittedCase = (typeof fittedCases)[number]

function standardized(values: Float32Array): Float32Array {
  let mean = 0
  for (const value of values) mean += value / values.length
  let variance = 0
  for (const value of values) variance += (value - mean) ** 2 / values.length
  const deviation = Math.sqrt(variance) || 1
  return values.map((value) => (value - mean) / deviation)
}

/** So much the nearest sentence of a message counts beside the whole of it: docs/decisions/038. */
const SENTENCE_SHARE = 0.2

/** In the order of `model.caseIds`: how near each case is, and what its vote counts of all. */
type Similar = { nearness: Float32Array; votes: Float64Array }
/** What was compared for one request, by text: a reply asks for the same more than once. */
const compared = new WeakMap<Vectors, Map<string, Similar>>()

function similarTo(text: string, vectors: Vectors): Similar {
  const numbers = vectors.get(text)
  // All requests without an encoder share one empty map: nothing of what people wrote may stay with it.
  if (numbers === undefined) return similarOf(similarities([text], []))
  const known = compared.get(vectors) ?? new Map<string, Similar>()
  compared.set(vectors, known)
  const before = known.get(text)
  if (before) return before
  const texts = [text, ...sentencesOf(text).slice(0, sentenceCount(numbers))]
  const parts = texts.map((_, at) => vectorAt(numbers, at))
  const similar = similarOf(similarities(texts, parts))
  known.set(text, similar)
  return similar
}

/** An odd message often has one plain sentence, so beside the whole message the nearest of its sentences counts, too. */
function similarOf([whole = new Float32Array(), ...sentences]: readonly Float32Array[]): Similar {
  const votes = votesOfCases(whole)
  if (sentences.length === 0) return { nearness: whole, votes }
  const nearness = whole.map((value, row) => {
    let nearest = -1
    for (const similar of sentences) nearest = Math.max(nearest, similar[row] ?? 0)
    return (1 - SENTENCE_SHARE) * value + SENTENCE_SHARE * nearest
  })
  return { nearness, votes }
}

/** The nearer a case, the more its vote counts. */
function votesOfCases(similar: Float32Array): Float64Array {
  let most = -1
  for (const value of similar) if (value > most) most = value
  const votes = Float64Array.from(similar, (value) => Math.exp(model.sharpness * (value - most)))
  const total = votes.reduce((sum, vote) => sum + vote, 0)
  return votes.map((vote) => vote / total)
}

export const votesOf = (text: string, vectors: Vectors): Float64Array => similarTo(text, vectors).votes

/** So much more a case of the chosen context counts when it votes on the hearer. */
const CONTEXT_VOTE = Math.exp(0.7)

/** The labels of one kind that cases carry, and for each case the place of its own, or -1. */
type Labels = { names: string[]; places: Int16Array }

function labelsOf(labelOf: (one: Case) => string | undefined): Labels {
  const names = [...new Set(fittedCases.flatMap(({ case: one }) => labelOf(one) ?? []))]
  const places = new Map(names.map((name, at) => [name, at]))
  return { names, places: Int16Array.from(fittedCases, ({ case: one }) => places.get(labelOf(one) ?? '') ?? -1) }
}
const NEEDS = labelsOf(({ need }) => need)
const HEARERS = labelsOf(({ to }) => to)

/** Chances of labels, by the votes of the cases that carry them. */
function chancesOf(votes: Float64Array, { names, places }: Labels, context?: Context): Map<string, number> {
  const sums = new Float64Array(names.length)
  let total = 0
  for (const [at, one] of fittedCases.entries()) {
    const place = places[at] ?? -1
    if (place < 0) continue
    const weight = context !== undefined && one.contexts.has(context) ? CONTEXT_VOTE : 1
    const vote = weight * (votes[one.row] ?? 0)
    sums[place] = (sums[place] ?? 0) + vote
    total += vote
  }
  return new Map(names.map((name, at) => [name, (sums[at] ?? 0) / total]))
}

const byChance = (chances: ReadonlyMap<string, number>): Ranked[] =>
  [...chances].map(([id, chance]) => ({ id, chance })).toSorted((a, b) => b.chance - a.chance)

/** What the person set themself: a hearer weighs more than anything the message suggests, and a need leaves only its own cases. */
type Told = { to?: string | undefined; need?: string | undefined }
const SET_HEARER = 2
const SET_GROUP = 0.8

function bonusOf({ case: one, group }: FittedCase, { to }: Told): number {
  if (to === undefined) return 0
  if (one.to === to) return SET_HEARER
  const isAkin = one.to === undefined || (group !== undefined && roles.get(to)?.group === group)
  return isAkin ? SET_GROUP : 0
}

/** Titles that share most of their words are one to a reader: the better stays. */
const TWINS = 0.6
/** So many cases are looked at for the best: a few of them are barred or twins. */
const LOOKED_AT = 4 * CANDIDATES

/** The best cases, best first, without those that speak from the other side and without twins. */
function bestOf(scores: Float64Array, isBarred: (one: Case) => boolean) {
  const kept: { case: Case; score: number; words: ReadonlySet<string> }[] = []
  const least = scores.toSorted().at(-LOOKED_AT) ?? 0
  const scored = fittedCases.flatMap(({ case: one }, at) => {
    const score = scores[at] ?? 0
    return score >= least && score > Number.NEGATIVE_INFINITY ? [{ case: one, score }] : []
  })
  for (const { case: one, score } of scored.toSorted((a, b) => b.score - a.score)) {
    if (kept.length >= CANDIDATES) break
    if (isBarred(one)) continue
    const words = new Set(keywordsOf(one.title))
    const isTwin = kept.some((other) => words.intersection(other.words).size >= TWINS * words.union(other.words).size)
    if (!isTwin) kept.push({ case: one, score, words })
  }
  return kept
}

/** What each role's chance of hearing the answer, and its group's, adds to a case spoken to it. */
function scoresOfHearers(hearers: readonly Ranked[]): Map<string, number> {
  const groupOf = (id: string) => roles.get(id)?.group ?? 'beside'
  const chanceOfGroup = new Map<string, number>()
  for (const { id, chance } of hearers) chanceOfGroup.set(groupOf(id), (chanceOfGroup.get(groupOf(id)) ?? 0) + chance)
  const { hearer, group } = model.ranker.weights
  return new Map(
    hearers.map(({ id, chance }) => [
      id,
      hearer * Math.log(chance + 0.02) + group * Math.log((chanceOfGroup.get(groupOf(id)) ?? 0) + 0.05),
    ]),
  )
}

/** What speaks for each role as the hearer, as the fit of hearers reads it. */
export function hearerSigns(text: string, context: Context, vectors: Vectors) {
  return signsOf(text, chancesOf(votesOf(text, vectors), HEARERS, context))
}

/**
 * What a message may be about: the best cases, and all needs and hearers, likeliest first. Deterministic in text, context and vectors.
 */
export function find(text: string, context: Context, vectors: Vectors, set: Told = {}) {
  const { nearness: near, votes } = similarTo(text, vectors)
  const needs = byChance(chancesOf(votes, NEEDS))
  const { ranked: hearers, forCases, isNamed } = hearersOf(text, context, chancesOf(votes, HEARERS, context))
  const nearness = standardized(near)
  const byWords = standardized(wordScores(text))
  const weights = model.ranker.weights
  const chanceOfNeed = new Map(needs.map(({ id, chance }) => [id, chance]))
  const ofNeed = NEEDS.names.map((id) => weights.need * Math.log((chanceOfNeed.get(id) ?? 0) + 0.02))
  const scoreOfHearer = scoresOfHearers(forCases)
  const ofHearer = HEARERS.names.map((id) => scoreOfHearer.get(id) ?? 0)
  const scoreOfAnyone = forCases.reduce((sum, { id, chance }) => sum + chance * (scoreOfHearer.get(id) ?? 0), 0)
  const isNeedSet = set.need !== undefined && chanceOfNeed.has(set.need)
  const scores = Float64Array.from(fittedCases, (fitted, at) => {
    const { case: one, row, order, contexts } = fitted
    if (isNeedSet && one.need !== set.need) return Number.NEGATIVE_INFINITY
    return (
      weights.near * (nearness[row] ?? 0) +
      weights.words * (byWords[order] ?? 0) +
      (ofHearer[HEARERS.places[at] ?? -1] ?? scoreOfAnyone) +
      (ofNeed[NEEDS.places[at] ?? -1] ?? 0) +
      (contexts.has(context) ? weights.context : 0) +
      bonusOf(fitted, set)
    )
  })
  const isBlind = near.every((value) => value === near[0])
  const candidates = isBlind ? [] : withChances(bestOf(scores, sideBar(text)))
  return { candidates, needs, hearers, hearerIsNamed: isNamed }
}

/**
 * Chance of being right: how far a score stands above those behind it, brought to a scale by the fit. Among the cases of one need it
 * comes out higher: .9 was reached by 33 of 831 messages whose need was set, 25 of them right, and without it by 18, 12 of them right.
 */
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
