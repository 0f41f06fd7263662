import { type FluencyFeature, fluencyFeatures, predictFluency } from './fluency.ts'
import models from './fluency-model.json' with { type: 'json' }
import { weakest } from './gates.ts'
import { problem } from './problems.ts'
import { type Contribution, noScore, type VoiceScore } from './score-types.ts'
import type { VoiceMeasures } from './types.ts'

/**
 * How fluent five experts would find this, from 0 to 100: their mean rating of 10, times ten. Fitted on sentences that
 * learners of English read aloud, so it says more about reading and learning than about free talk between natives.
 *
 * @source SOURCES.md#fluency
 */
export function scoreFluency(measures: VoiceMeasures): VoiceScore {
  const features = fluencyFeatures(measures)
  if (!features) return noScore(measures.problems[0]?.sentence ?? problem('no-speech').sentence)
  const model = measures.words === null ? models.sound : models.transcript
  const { rating, parts, isOutside } = predictFluency(model, features)
  const width = model.conformal[1] ?? 0
  const contributions: readonly Contribution[] = parts
    .map(({ feature, delta }) => ({ feature, delta: delta * 10, says: (delta >= 0 ? HELPED : HELD_BACK)[feature] }))
    .sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))
  return {
    value: rating * 10,
    low: Math.max(0, rating - width) * 10,
    high: Math.min(10, rating + width) * 10,
    basis: 'fitted',
    certainty: weakest(measures.trust.speechRate.certainty, isOutside ? 'low' : 'medium'),
    contributions,
    modelId: model.id,
  }
}

const HELPED: Readonly<Record<FluencyFeature, string>> = {
  logSyllableRate: 'The syllables followed each other quickly.',
  logHeardRate: 'The syllables followed each other quickly.',
  pauseShare: 'Little of the time was pause.',
  pausesPerSecond: 'There were few pauses.',
  logRunSyllables: 'Many syllables stood between two pauses.',
}

const HELD_BACK: Readonly<Record<FluencyFeature, string>> = {
  logSyllableRate: 'The syllables followed each other slowly.',
  logHeardRate: 'The syllables followed each other slowly.',
  pauseShare: 'Much of the time was pause.',
  pausesPerSecond: 'There were many pauses.',
  logRunSyllables: 'Few syllables stood between two pauses.',
}
