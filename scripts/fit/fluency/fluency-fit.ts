import { deviation, mean } from '@understory/insight/statistics'
import { type FluencyFeature, type FluencyFeatures, fluencyFeatures } from '@understory/insight/voice/fluency'
import { measureVoice } from '@understory/insight/voice/measure-voice'
import { draws } from '@understory/insight/voice/test-sounds'
import { spearman } from '../../statistics.ts'
import { shuffled, solve } from './statistics.ts'
import { type Row, readClip } from './truth.ts'

export type ModelPlan = { readonly name: 'sound' | 'transcript'; readonly features: readonly FluencyFeature[] }

export const MODELS: ReadonlyArray<ModelPlan> = [
  { name: 'sound', features: ['logHeardRate', 'pauseShare', 'pausesPerSecond'] },
  { name: 'transcript', features: ['logSyllableRate', 'pauseShare', 'pausesPerSecond'] },
]
export const PENALTY = 3
export const FOLDS = 10
export const REPEATS = 5
export const WIDEST = 3

type Example = { readonly speaker: string; readonly rating: number; readonly features: FluencyFeatures }
type Fit = {
  readonly mean: readonly number[]
  readonly deviation: readonly number[]
  readonly coefficients: readonly number[]
  readonly intercept: number
}

export function readExamples(folder: string, rows: readonly Row[], withTranscript: boolean): readonly Example[] {
  return rows.flatMap((row) => {
    const options = withTranscript && row.text ? { transcript: row.text } : {}
    const measures = measureVoice(readClip(folder, row), 16_000, options)
    // Transcripts that don't fit aren't used in production either.
    if (withTranscript && measures.words === null) return []
    const features = fluencyFeatures(measures)
    return features ? [{ speaker: row.speaker ?? row.id, rating: row.score ?? 0, features }] : []
  })
}

export function fitRidge(examples: readonly Example[], names: readonly FluencyFeature[]): Fit {
  const columns = names.map((name) => examples.map(({ features }) => features[name]))
  const centers = columns.map(mean)
  const spreads = columns.map(deviation)
  const scaled = columns.map((column, c) => column.map((x) => standard(x, centers[c] ?? 0, spreads[c] ?? 1)))
  const intercept = mean(examples.map(({ rating }) => rating))
  const gram = scaled.map((a, i) =>
    scaled.map((b, j) => a.reduce((sum, x, k) => sum + x * (b[k] ?? 0), 0) + (i === j ? PENALTY : 0)),
  )
  const right = scaled.map((a) => a.reduce((sum, x, k) => sum + x * ((examples[k]?.rating ?? 0) - intercept), 0))
  return { mean: centers, deviation: spreads, coefficients: solve(gram, right), intercept }
}

const standard = (x: number, center: number, spread: number) =>
  Math.max(-WIDEST, Math.min(WIDEST, (x - center) / spread))

function predict(fit: Fit, features: FluencyFeatures, names: readonly FluencyFeature[]): number {
  return names.reduce(
    (sum, name, i) =>
      sum + standard(features[name], fit.mean[i] ?? 0, fit.deviation[i] ?? 1) * (fit.coefficients[i] ?? 0),
    fit.intercept,
  )
}

export function crossValidate(
  examples: readonly Example[],
  names: readonly FluencyFeature[],
  seed: number,
): readonly number[] {
  const speakers = shuffled([...new Set(examples.map(({ speaker }) => speaker))], draws(seed))
  const foldOf = new Map(speakers.map((speaker, i) => [speaker, i % FOLDS]))
  const fits = Array.from({ length: FOLDS }, (_, fold) =>
    fitRidge(
      examples.filter(({ speaker }) => foldOf.get(speaker) !== fold),
      names,
    ),
  )
  return examples.map(({ speaker, features }) => {
    const fit = fits[foldOf.get(speaker) ?? 0]
    return fit ? predict(fit, features, names) : 0
  })
}

export function oneExpert(rows: readonly Row[]): number {
  const panels = rows.flatMap((row) => (row.fluency?.length === 5 ? [row.fluency] : []))
  return mean(
    [0, 1, 2, 3, 4].map((one) =>
      spearman(
        panels.map((panel) => panel[one] ?? 0),
        panels.map((panel) => mean(panel.filter((_, k) => k !== one))),
      ),
    ),
  )
}
