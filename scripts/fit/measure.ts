import { FEATURE_NAMES } from '@understory/insight/score/features'
import { type ModelFile, onScale } from '@understory/insight/score/linear-model'
import { mean, median, quantile } from '@understory/insight/statistics'
import { spearman } from '../statistics.ts'
import { denseOf, everyRow, pick, predictUnseen, type SeenSet } from './cross-validate.ts'
import { designOf } from './design.ts'
import { type Fitted, predictLinear } from './fit-linear.ts'
import { shareIntervals, shareScale } from './pack.ts'
import type { Plan } from './plans.ts'
import { f1Of } from './statistics.ts'
import { readTruth, type TruthRow } from './truth.ts'

type Measured = Pick<ModelFile, 'crossValidation' | 'scale' | 'intervals'>

export const round = (value: number): number => Math.round(value * 1000) / 1000

export const agreementByDomain = (rows: readonly TruthRow[], raw: ArrayLike<number>): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(rows.keys(), (row) => rows[row]?.domain ?? 'all')].map(([part, own]) => {
      const scores = own.map((row) => rows[row]?.score ?? 0)
      return [part, round(spearman(scores, pick(raw, own)))]
    }),
  )

const agreementOf = ({ rows }: SeenSet, raw: ArrayLike<number>): Record<string, number> => ({
  all: round(
    spearman(
      rows.map(({ score }) => score),
      raw,
    ),
  ),
  ...agreementByDomain(rows, raw),
})

export const measureShare = (plan: Plan, seen: SeenSet, unseen: Float64Array): Measured => ({
  crossValidation: agreementOf(seen, unseen),
  scale: shareScale(unseen),
  intervals: shareIntervals(unseen, plan.targets(seen.rows)),
})

export const agreementElsewhere = (
  folder: string,
  set: string,
  { words, letters }: SeenSet,
  fitted: Fitted,
): Record<string, number> => {
  const rows = readTruth(folder, set)
  const said = rows.map(({ text }) => predictLinear(fitted, designOf(text, words, letters)))
  return agreementByDomain(rows, said)
}

export const spreadOf = (values: ArrayLike<number>): number => {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < values.length; at += 1) {
    sum += values[at] ?? 0
    squares += (values[at] ?? 0) ** 2
  }
  return Math.sqrt(squares / values.length - (sum / values.length) ** 2)
}

const VALENCE = FEATURE_NAMES.indexOf('valence:valence')

/**
 * Weight of the valence lists relative to the fitted sentiment, in standard deviations: Reddit comments lack words of
 * reviews, and vice versa.
 */
const LISTS_SHARE = 1

/** Out-of-fold sentiment with the lists; 0 for other rows. */
export const predictSentiment = (
  plan: Plan,
  seen: SeenSet,
  rows = everyRow(seen),
): { unseen: Float64Array; added: number } => {
  const fitted = predictUnseen(plan, seen, rows)
  const valence = denseOf(seen, VALENCE)
  const added = (LISTS_SHARE * spreadOf(pick(fitted, rows))) / spreadOf(pick(valence, rows))
  const unseen = new Float64Array(fitted.length)
  for (const row of rows) unseen[row] = (fitted[row] ?? 0) + added * (valence[row] ?? 0)
  return { unseen, added }
}

export const withLists = (fitted: Fitted, added: number): Fitted => ({
  ...fitted,
  dense: fitted.dense.map((column) =>
    column.place === VALENCE ? { ...column, weight: column.weight + added * column.spread } : column,
  ),
  bias: fitted.bias + added * (fitted.dense.find(({ place }) => place === VALENCE)?.mean ?? 0),
})

type Cut = { low: number; high: number; macroF1: number }

export const bestCut = (raw: ArrayLike<number>, truth: readonly number[]): Cut => {
  const sorted = Float64Array.from(raw).sort()
  let best: Cut = { low: 0, high: 0, macroF1: 0 }
  for (let below = 0.1; below < 0.5; below += 0.01) {
    for (let above = below + 0.1; above < 0.9; above += 0.01) {
      const [low, high] = [quantile(sorted, below), quantile(sorted, above)]
      const said = Array.from(raw, (value) => (value > high ? 1 : value < low ? -1 : 0))
      const agreement = mean([-1, 0, 1].map((sign) => f1Of(truth, said, sign)))
      if (agreement > best.macroF1) best = { low, high, macroF1: agreement }
    }
  }
  return best
}

const NEUTRAL = 15

const sentimentScale = (unseen: Float64Array, { low, high }: Cut): ModelFile['scale'] => {
  const sorted = Float64Array.from(unseen).sort()
  const [praise, blame] = [sorted.filter((raw) => raw > high), sorted.filter((raw) => raw < low)]
  const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
  const short = (value: number): number => Number(value.toPrecision(5))
  const raw = [
    ...steps.slice(0, -1).map((q) => quantile(blame, q)),
    low,
    high,
    ...steps.slice(1).map((q) => quantile(praise, q)),
  ]
  const far = 100 - NEUTRAL
  const score = [...steps.map((q) => -100 + far * q), ...steps.map((q) => NEUTRAL + far * q)]
  return { raw: raw.map(short), score: score.map((value) => Math.round(value * 10) / 10) }
}

/** 80 % intervals per tenth, from typical scores of the rated classes. */
const sentimentIntervals = (
  unseen: Float64Array,
  truth: readonly number[],
  scoreAt: (raw: number) => number,
): number[][] => {
  const typical = new Map(
    [-1, 0, 1].map((sign) => [sign, median([...unseen].filter((_, row) => truth[row] === sign).map(scoreAt))]),
  )
  return Array.from({ length: 10 }, (_, tenth) => {
    const [from, to] = [-100 + 20 * tenth, -80 + 20 * tenth]
    const here = [...unseen.keys()].filter((row) => {
      const score = scoreAt(unseen[row] ?? 0)
      return score >= from && (score < to || tenth === 9)
    })
    const said = Float64Array.from(here, (row) => typical.get(truth[row] ?? 0) ?? 0).sort()
    return [Math.round(quantile(said, 0.1)), Math.round(quantile(said, 0.9))]
  })
}

export const measureSentiment = (seen: SeenSet, unseen: Float64Array): Measured => {
  const truth = seen.rows.map((row) => row.score)
  const cut = bestCut(unseen, truth)
  const scale = sentimentScale(unseen, cut)
  const intervals = sentimentIntervals(unseen, truth, (raw) => onScale(scale, raw))
  return { crossValidation: { macroF1: round(cut.macroF1) }, scale, intervals }
}

const NEWTON_STEPS = 25

/** Platt scaling (Platt 1999). */
const calibrate = (raw: ArrayLike<number>, truth: readonly number[]): { slope: number; offset: number } => {
  let [slope, offset] = [1, 0]
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let [gs, go, hss, hso, hoo] = [0, 0, 1e-6, 0, 1e-6]
    for (let row = 0; row < raw.length; row += 1) {
      const x = raw[row] ?? 0
      const p = 1 / (1 + Math.exp(-(slope * x + offset)))
      const [error, spread] = [(truth[row] ?? 0) - p, p * (1 - p)]
      gs += error * x
      go += error
      hss += spread * x * x
      hso += spread * x
      hoo += spread
    }
    const determinant = hss * hoo - hso * hso
    slope += (hoo * gs - hso * go) / determinant
    offset += (hss * go - hso * gs) / determinant
  }
  return { slope, offset }
}

export const measureEmotion = (
  plan: Plan,
  seen: SeenSet,
  unseen: Float64Array,
): { measured: Measured; slope: number; offset: number } => {
  const truth = plan.targets(seen.rows)
  const { slope, offset } = calibrate(unseen, truth)
  const said = Array.from(unseen, (raw) => (slope * raw + offset > -0.6 ? 1 : 0))
  const crossValidation = { f1: round(f1Of(truth, said, 1)) }
  return { measured: { crossValidation, scale: { raw: [], score: [] }, intervals: [] }, slope, offset }
}
