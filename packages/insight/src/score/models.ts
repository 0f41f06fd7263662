import type { Cues } from '../text/cues.ts'
import type { Reading } from '../text/reading.ts'
import { windowsOf } from '../text/windows.ts'
import { cuesByWindow, windowFeatures } from './features.ts'
import type { Emotion } from './groups.ts'
import { addDense, joinDense, type ModelFile, modelOf, type RawScore, weightOf } from './linear-model.ts'
import { addTerms, type TermTable, termRoom, termsIn, termTable } from './terms.ts'
import certainty from './weights/certainty.json' with { type: 'json' }
import emotion from './weights/emotion.json' with { type: 'json' }
import formality from './weights/formality.json' with { type: 'json' }
import politeness from './weights/politeness.json' with { type: 'json' }
import sentiment from './weights/sentiment.json' with { type: 'json' }

const FITTED = { politeness, formality, sentiment, certainty } as const satisfies Record<string, ModelFile>

export type FittedName = keyof typeof FITTED

export const FITTED_NAMES = Object.keys(FITTED) as FittedName[]

/** A value for each fitted score; `at` is its place. */
export const eachFitted = <Value>(of: (name: FittedName, at: number) => Value): Record<FittedName, Value> =>
  Object.fromEntries(FITTED_NAMES.map((name, at) => [name, of(name, at)])) as Record<FittedName, Value>

/** Calibration of an emotion's probability, and whether the model separates it poorly. */
export type EmotionScale = { emotion: Emotion; slope: number; offset: number; weak: boolean }

export type ScoreScale = Pick<ModelFile, 'scale' | 'intervals' | 'trainedOn' | 'crossValidation'>

/** Below this agreement an emotion comes first only with a high probability. */
export const WEAK = 0.45

/** Emotions that count toward warmth, with sign. */
export const KINDNESS: Partial<Record<Emotion, 1 | -1>> = {
  affection: 1,
  gratitude: 1,
  approval: 1,
  joy: 1,
  anger: -1,
  disapproval: -1,
}

const emotionOf = (id: string): Emotion => id.replace(/^emotion-|-\d+$/g, '') as Emotion

const build = () => {
  const fitted = eachFitted((name) => modelOf(FITTED[name]))
  const emotions = emotion.groups.map(({ slope, offset, coefficients, model }) => ({
    emotion: emotionOf(model.id),
    model: modelOf({ ...model, dense: joinDense(emotion.columns, coefficients) }),
    slope,
    offset,
    weak: model.crossValidation.f1 < WEAK,
  }))
  const all = [...Object.values(fitted), ...emotions.map(({ model }) => model)]
  // Which models need attribution by token.
  const attributed = [
    ...FITTED_NAMES.map(() => true),
    ...emotions.map(({ emotion }) => KINDNESS[emotion] !== undefined),
  ]
  const files = all.map(({ file }) => file)
  const table: TermTable = termTable(files, attributed)
  return { fitted, emotions, all, attributed, table }
}

let built: ReturnType<typeof build> | undefined

/** Loads the fitted models once. */
export const models = (): ReturnType<typeof build> => {
  built ??= build()
  return built
}

/** Scales of the word-only scores. */
export const scalesOfWords = (): Heard['scales'] => {
  const { fitted, emotions } = models()
  return { fitted: eachFitted((name) => fitted[name].file), emotions }
}

/** Raw scores of all models. */
export type Said = { fitted: Record<FittedName, RawScore>; emotions: Record<Emotion, RawScore> }

/** Raw scores with their scales. */
export type Heard = Said & {
  scales: { fitted: Record<FittedName, ScoreScale>; emotions: readonly EmotionScale[] }
  /** Whether the sentence encoder was used. */
  isEncoded: boolean
}

/** Runs all models: the mean over windows, weighted by words. Undefined without words. Linear. */
export const hear = (reading: Reading, cues: Cues): Said | undefined => {
  const windows = windowsOf(reading)
  if (windows.length === 0) return undefined
  const { emotions: feelings, all, attributed, table } = models()
  const tokens = reading.tokens.length
  const total = windows.reduce((sum, window) => sum + weightOf(window), 0)
  const cuesOf = cuesByWindow(cues, windows, tokens)
  const scores = all.map(
    ({ blank }, place): RawScore => ({
      raw: blank,
      perToken: new Float64Array(attributed[place] ? tokens : 0),
      rest: blank,
    }),
  )
  const room = termRoom(
    table,
    windows.reduce((most, { first, last }) => Math.max(most, last - first), 0),
  )
  windows.forEach((window, at) => {
    const share = weightOf(window) / total
    termsIn(table, reading, window, room)
    const dense = windowFeatures(reading, window, cuesOf(at))
    all.forEach((model, place) => {
      const score = scores[place]
      if (score === undefined) return
      score.raw += addTerms(room.words, place, window, share, score.perToken)
      score.raw += addTerms(room.letters, place, window, share, score.perToken)
      addDense(model, dense, share, score)
    })
  })
  const emotions = feelings.map(({ emotion }, at) => [emotion, scores[FITTED_NAMES.length + at]])
  return {
    fitted: eachFitted((_, at) => scores[at] as RawScore),
    emotions: Object.fromEntries(emotions) as Record<Emotion, RawScore>,
  }
}
