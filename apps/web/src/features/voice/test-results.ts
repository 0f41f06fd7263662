import { measureVoice } from '@understory/insight/voice/measure-voice'
import { scoreVoice } from '@understory/insight/voice/score-voice'
import { takeOf } from '../../recorder/pcm.ts'
import { placeholderReading } from './placeholder.ts'
import type { VoiceResult } from './types.ts'

const RATE = 16_000
const silence = takeOf(new Float32Array(RATE), RATE)

/** One second of silence: every measure is present and null. */
export const nothingMeasured = measureVoice(silence.samples, RATE)
export const nothingScored = scoreVoice(nothingMeasured, { context: 'Work' })

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
