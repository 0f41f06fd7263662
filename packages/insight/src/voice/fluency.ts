import { seconds } from './segments.ts'
import { clamp } from './statistics.ts'
import type { VoiceMeasures } from './types.ts'

/** What the fluency models read, by name. */
export type FluencyFeatures = Readonly<Record<FluencyFeature, number>>

/** Everything that a model may read. */
const FLUENCY_FEATURES = [
  'logSyllableRate',
  'logHeardRate',
  'pauseShare',
  'pausesPerSecond',
  'logRunSyllables',
] as const

/** The name of one feature. */
export type FluencyFeature = (typeof FLUENCY_FEATURES)[number]

/** A linear model as it ships: figures with their provenance, no code. */
export type FluencyModel = {
  readonly id: string
  /** Names of `FluencyFeature`. */
  readonly features: readonly string[]
  readonly mean: readonly number[]
  readonly deviation: readonly number[]
  readonly coefficients: readonly number[]
  readonly intercept: number
  /** Half widths of the interval that holds 50, 80 and 90 of 100 ratings, in points of 10. */
  readonly conformal: readonly number[]
  /** First and 99th centile of each feature in the training set. */
  readonly trainRange: readonly (readonly number[])[]
}

const FEWEST_SYLLABLES = 2

/**
 * The features of a recording, over the talk from first to last word; undefined without pace or pauses.
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

/** What a model makes of a recording. */
type Prediction = {
  /** From 0 to 10. */
  readonly rating: number
  /** What each feature adds to the mean rating; they sum to the rating less the intercept. */
  readonly parts: readonly { readonly feature: FluencyFeature; readonly delta: number }[]
  /** True when more than a fifth of the movement comes from features outside the training set's range. */
  readonly isOutside: boolean
}

const OUTSIDE_SHARE = 0.2

/** The model's rating; features are held to the range that it was trained on. */
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
