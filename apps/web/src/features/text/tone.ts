import type { TextScoreWire } from '@understory/contract/text-scores'
import { BANDS, type Band } from '../../storage/wanted-tone.ts'
import type { Span, TextWords, ToneName } from './types.ts'

/** A wider interval shows a word, because a number would promise too much. */
const WIDE = 25

/** Only sentiment starts below 0. */
function scaleOf(name: ToneName): { from: number; to: number } {
  return { from: name === 'sentiment' ? -100 : 0, to: 100 }
}

/** Position on the scale, 0 to 100. */
function placeOf(name: ToneName, value: number): number {
  const { from, to } = scaleOf(name)
  return Math.min(100, Math.max(0, (100 * (value - from)) / (to - from)))
}

/** The step at a position. */
export function bandAt(place: number): Band {
  return BANDS[Math.min(4, Math.floor(place / 20))] ?? 'middle'
}

export type ToneReading = {
  /** Position on the scale, 0 to 100. */
  place: number
  low: number
  high: number
  band: Band
  /** The value, if its interval is narrow and the score isn't a tip. */
  exact: number | null
  /** The score agrees too little with human ratings for a bar, so it shows only a word and reasons. */
  isTip: boolean
}

/** A score as its bar shows it, without the struck words; null without a score. */
export function readTone(name: ToneName, score: TextScoreWire, struck: readonly Span[] = []): ToneReading | null {
  const { value, low, high } = score
  if (value === null || low === null || high === null) return null
  const change = score.contributions
    .filter((phrase) => struck.some((span) => overlap(span, phrase)))
    .reduce((sum, { effect }) => sum - effect, 0)
  const { from, to } = scaleOf(name)
  const isTip = score.shownAs === 'tips'
  const moved = Math.min(to, Math.max(from, value + change))
  const place = placeOf(name, moved)
  return {
    place,
    low: placeOf(name, low + change),
    high: placeOf(name, high + change),
    band: bandAt(place),
    exact: isTip || ((high - low) * 100) / (to - from) > WIDE ? null : Math.round(moved),
    isTip,
  }
}

export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

/** The tone's word, with its value if that is exact. */
export function sayTone(name: ToneName, { band, exact }: ToneReading, words: TextWords['tone']): string {
  const word = words.bands[name][band]
  return exact === null ? word : words.exact({ band: word, value: exact })
}
