import type { Certainty } from './types.ts'

const ORDER: readonly Certainty[] = ['none', 'low', 'medium', 'high']

/** The lowest of several certainties: they are not averaged. */
export function weakest(...all: readonly Certainty[]): Certainty {
  return ORDER[Math.min(...all.map((one) => ORDER.indexOf(one)))] ?? 'none'
}

/** Minimum seconds of speech for any measure, a score, a stable figure, clarity, and a certain figure. */
export const SPEECH_GATES = { anything: 0.5, score: 3, even: 10, clarity: 20, firm: 30 } as const

/** Certainty by seconds of speech. @source SOURCES.md#length-gates */
export function lengthCertainty(speechSeconds: number): Certainty {
  if (speechSeconds < SPEECH_GATES.anything) return 'none'
  if (speechSeconds < SPEECH_GATES.even) return 'low'
  return speechSeconds < SPEECH_GATES.firm ? 'medium' : 'high'
}

/** Certainty per kind of measure. */
export type NoiseGates = { readonly rates: Certainty; readonly pitch: Certainty; readonly spread: Certainty }

/** Certainty by signal-to-noise ratio; no background means no objection. @source SOURCES.md#noise-gates */
export function noiseGates(snrDb: number | null): NoiseGates {
  if (snrDb === null || snrDb >= 18) return { rates: 'high', pitch: 'high', spread: 'high' }
  if (snrDb >= 13) return { rates: 'high', pitch: 'high', spread: 'low' }
  if (snrDb >= 8) return { rates: 'medium', pitch: 'medium', spread: 'none' }
  if (snrDb >= 3) return { rates: 'low', pitch: 'low', spread: 'none' }
  return { rates: 'none', pitch: 'none', spread: 'none' }
}

/**
 * Limits of a pitch contour. Frames far from the median are creak or tracking errors and spoil the spread; a voiced
 * background (music, another speaker) spoils the median too.
 *
 * @source SOURCES.md#pitch-gates
 */
export const PITCH_GATES = {
  widestSpread: 6,
  farForSpread: 0.02,
  farForMedian: 0.1,
  leastVoicedSeconds: 0.3,
  voicedBackground: 0.5,
  leastBackgroundSeconds: 0.5,
} as const
