import type { TextMetrics } from '@understory/contract/text-measures'
import { minutesAndSeconds } from '../../lib/duration.ts'
import type { TextWords } from './types.ts'

/**
 * Words. Readers tire beyond this.
 * @source GOV.UK content guidance, 2014
 */
export const LONG_SENTENCE = 25

export function longestSentence({ sentenceLengths }: TextMetrics): number {
  return sentenceLengths.reduce((longest, { words }) => Math.max(longest, words), 0)
}

/** The reading grade; null without one. */
export function gradeOf({ gradeLevel }: TextMetrics, { gradeValue }: TextWords['glance']): string | null {
  return gradeLevel === null ? null : gradeValue(Math.max(0, Math.round(gradeLevel)))
}

/** Formats seconds: "21 s", "1:05 min". */
export function timeOf(seconds: number, say: TextWords['glance']): string {
  const whole = Math.round(seconds)
  return whole < 60 ? say.seconds(whole) : say.minutes(minutesAndSeconds(whole))
}
