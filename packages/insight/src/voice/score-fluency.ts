import { type FluencyFeature, fluencyFeatures, predictFluency } from './fluency.ts'
import models from './fluency-model.json' with { type: 'json' }
import { weakest } from './gates.ts'
import { problem } from './problems.ts'
import { type Contribution, noScore, type VoiceScore } from './score-types.ts'
import type { VoiceMeasures } from './types.ts'

/**
 * Predicted fluency rating of five experts, times ten. Fitted on sentences read by learners of English, so less valid
 * for free native speech. @source SOURCES.md#fluency
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

// Relative to the training population: fast for learners may be slow for a context.
const HELPED: Readonly<Record<FluencyFeature, string>> = {
  logSyllableRate: 'Fluency: syllables came faster than learners of English read them.',
  logHeardRate: 'Fluency: syllables came faster than learners of English read them.',
  pauseShare: 'Fluency: less of the time was pause than where learners of English read.',
  pausesPerSecond: 'Fluency: there were fewer pauses than where learners of English read.',
  logRunSyllables: 'Fluency: more syllables stood between two pauses than where learners of English read.',
}

const HELD_BACK: Readonly<Record<FluencyFeature, string>> = {
  logSyllableRate: 'Fluency: syllables came slower than learners of English read them.',
  logHeardRate: 'Fluency: syllables came slower than learners of English read them.',
  pauseShare: 'Fluency: more of the time was pause than where learners of English read.',
  pausesPerSecond: 'Fluency: there were more pauses than where learners of English read.',
  logRunSyllables: 'Fluency: fewer syllables stood between two pauses than where learners of English read.',
}
