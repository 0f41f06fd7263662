import { clamp } from '../statistics.ts'
import { seconds } from './segments.ts'
import type { VoiceMeasures } from './types.ts'

export type FluencyFeatures = Readonly<Record<FluencyFeature, number>>

const FLUENCY_FEATURES = [
  'logSyllableRate',
  'logHeardRate',
  'pauseShare',
  'pausesPerSecond',
  'logRunSyllables',
] as const

export type FluencyFeature = (typeof FLUENCY_FEATURES)[number]

/** A linear model as shipped, with provenance. */
export type FluencyModel = {
  readonly id: string
  readonly features: readonly string[]
  readonly mean: readonly number[]
  readonly deviation: readonly number[]
  readonly coefficients: readonly number[]
  readonly intercept: number
  /** Half widths of the 50, 80 and 90 % intervals, in rating points. */
  readonly conformal: readonly number[]
  /** 1st and 99th percentile of each feature in training. */
  readonly trainRange: readonly (readonly number[])[]
}

const FEWEST_SYLLABLES = 2

/**
 * Features of a recording; undefined without pace or pauses.
 *
 * @source SOURCES.md#fluency
 */
export function fluencyFeatures(measures: VoiceMeasures): FluencyFeatures | undefined {
  const { speech, pauses, nuclei, syllables, pausing } = measures
  const talk = (speech.at(-1)?.end ?? 0) - (speech[0]?.start ?? 0)
  if (!pausing || !syllables || talk <= 0 || nuclei.length < FEWEST_SYLLABLES) return undefined
  return {
    logSyllableRate: Math.log(syllables / talk),
    logHeardRate: Math.log(nuclei.length / talk),
    pauseShare: seconds(pauses) / talk,
    pausesPerSecond: pauses.length / talk,
    logRunSyllables: Math.log(nuclei.length / (pauses.length + 1)),
  }
}

type Prediction = {
  /** 0 to 10. */
  readonly rating: number
  /** Contribution of each feature; they sum to rating minus intercept. */
  readonly parts: readonly { readonly feature: FluencyFeature; readonly delta: number }[]
  /** Whether more than a fifth of the movement comes from features outside the training range. */
  readonly isOutside: boolean
}

const OUTSIDE_SHARE = 0.2

/** Predicted rating; features are clamped to the training range. */
export function predictFluency(model: FluencyModel, features: FluencyFeatures): Prediction {
  let outside = 0
  let movement = 0
  const parts = FLUENCY_FEATURES.flatMap((feature) => {
    const i = model.features.indexOf(feature)
    if (i < 0) return []
    const [low = 0, high = 0] = model.trainRange[i] ?? []
    const raw = features[feature]
    const held = clamp(raw, low, high)
    const delta = ((held - (model.mean[i] ?? 0)) / (model.deviation[i] || 1)) * (model.coefficients[i] ?? 0)
    movement += Math.abs(delta)
    if (held !== raw) outside += Math.abs(delta)
    return [{ feature, delta }]
  })
  const rating = model.intercept + parts.reduce((sum, part) => sum + part.delta, 0)
  return { rating: clamp(rating, 0, 10), parts, isOutside: outside > OUTSIDE_SHARE * movement }
}
