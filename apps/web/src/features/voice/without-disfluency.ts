import type { VoiceReading } from '../../api/voice-reading.ts'
import type { Measures, Scores } from './figures.ts'
import type { VoiceResult } from './types.ts'

/** Facts based on fillers, pauses or repeats. */
export const DISFLUENCY_FACTS: ReadonlySet<string> = new Set(['pauses', 'fillers', 'fluency'])

type QuietMeasures = Pick<Measures, 'pauses' | 'pausing' | 'filledPauses' | 'disfluencies'>
type QuietScores = Pick<Scores, 'pace' | 'clarity' | 'fluency' | 'tone' | 'usual'>

const NO_SCORE = { value: null, low: null, high: null, basis: 'null', certainty: 'none', contributions: [] } as const

/**
 * Hides everything based on fillers, pauses and repeats: clarity, fluency, confidence, and a slow pace. Measurements
 * stay.
 */
export function withoutDisfluency(result: VoiceResult): VoiceResult {
  const { reading, measured } = result
  return {
    ...result,
    reading: quietReading(reading),
    measured: measured && { measures: quietMeasures(measured.measures), scores: quietScores(measured.scores) },
  }
}

function quietReading(reading: VoiceReading): VoiceReading {
  const { summary: _summary, reasons: _reasons, pace, measures, scores, ...rest } = reading
  const isSlow = (scores?.pace.steps ?? 0) < 0
  return {
    ...rest,
    clarity: { score: null },
    tone: { ...reading.tone, confidence: null },
    ...(pace && !isSlow && { pace }),
    ...(measures && { measures: quietMeasures(measures) }),
    ...(scores && { scores: quietScores(scores) }),
  }
}

function quietMeasures<T extends QuietMeasures>(measures: T): T {
  return { ...measures, pauses: [], pausing: null, filledPauses: [], disfluencies: null }
}

function quietScores<T extends QuietScores>(scores: T): T {
  const { pace, tone, usual } = scores
  return {
    ...scores,
    clarity: NO_SCORE,
    fluency: NO_SCORE,
    tone: { ...tone, confidence: NO_SCORE },
    pace: pace.steps !== null && pace.steps < 0 ? { ...pace, ...NO_SCORE, steps: null, assessment: '' } : pace,
    usual: usual?.filter(({ measure }) => measure !== 'pauseShare' && measure !== 'wordsPerMinute') ?? null,
  }
}
