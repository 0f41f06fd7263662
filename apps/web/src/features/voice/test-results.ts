import { measureVoice } from '@understory/insight/voice/measure-voice'
import { scoreVoice } from '@understory/insight/voice/score-voice'
import { takeOf } from '../../recorder/pcm.ts'
import { placeholderReading } from './failure.ts'
import type { Measures } from './figures.ts'
import type { VoiceResult } from './types.ts'

type Disfluencies = NonNullable<Measures['disfluencies']>

const RATE = 16_000
const silence = takeOf(new Float32Array(RATE), RATE)

/** One second of silence: every measure is present and null. */
export const nothingMeasured = measureVoice(silence.samples, RATE)
export const nothingScored = scoreVoice(nothingMeasured, { context: 'Work' })

/** Measures of a verbatim transcript with these disfluencies; `count` fillers and repeats of each kind. */
export function disfluent(found: Disfluencies['found'], count = found.length): { disfluencies: Disfluencies } {
  const rate = { count, perMinute: 6, low: 1, high: 9, perHundredWords: 4 }
  return { disfluencies: { found, filledPauses: rate, discourseFillers: rate, repetitions: rate, repairs: rate } }
}

export function resultWith(changes: Partial<VoiceResult> = {}): VoiceResult {
  return {
    take: silence,
    context: 'Work',
    prompt: null,
    reading: placeholderReading('', 1),
    measured: { measures: nothingMeasured, scores: nothingScored },
    isPlaceholder: false,
    ...changes,
  }
}
