import type { TextMetrics } from '@understory/contract/text-measures'

/**
 * Words. Readers tire beyond this.
 * @source GOV.UK content guidance, 2014
 */
export const LONG_SENTENCE = 25

export function longestSentence({ sentenceLengths }: Pick<TextMetrics, 'sentenceLengths'>): number {
  return sentenceLengths.reduce((longest, { words }) => Math.max(longest, words), 0)
}

/** Formats seconds: "21 s", "1:05 min". */
export function timeOf(
  seconds: number,
  say: { readonly seconds: (value: number) => string; readonly minutes: (value: string) => string },
): string {
  const whole = Math.round(seconds)
  if (whole < 60) return say.seconds(whole)
  return say.minutes(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`)
}
