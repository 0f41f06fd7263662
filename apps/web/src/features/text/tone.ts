import type { TextScoreWire } from '@understory/contract/text-scores'
import { BANDS, type Band } from '../../storage/wanted-tone.ts'
import type { Span, ToneName } from './types.ts'

/** An interval wider than this gets a word and no number: the number would promise too much. */
const WIDE = 25

/** Ends of the scale of a score; every one but sentiment runs from 0. */
function scaleOf(name: ToneName): { from: number; to: number } {
  return { from: name === 'sentiment' ? -100 : 0, to: 100 }
}

/** Where a value stands on its scale, 0 to 100. */
function placeOf(name: ToneName, value: number): number {
  const { from, to } = scaleOf(name)
  return Math.min(100, Math.max(0, (100 * (value - from)) / (to - from)))
}

/** The step of a place on the scale. */
export function bandAt(place: number): Band {
  return BANDS[Math.min(4, Math.floor(place / 20))] ?? 'middle'
}

export type ToneReading = {
  /** Place on the scale, 0 to 100. */
  place: number
  low: number
  high: number
  band: Band
  /** The value itself, where its interval is narrow enough to say it and the score is no tip. */
  exact: number | null
  /** The score agrees with people too little for a bar: its word and its reasons stand alone. */
  isTip: boolean
}

/** A score as the bar shows it, as if the struck words were not there; null without a score. */
export function readTone(name: ToneName, score: TextScoreWire, struck: readonly Span[]): ToneReading | null {
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

/** How a received tone stands to a wanted one: 0 is the same step, above it more than wanted. */
export function stepsFrom(wanted: Band, received: Band): number {
  return BANDS.indexOf(received) - BANDS.indexOf(wanted)
}
