import { daysBetween } from '../../lib/local-day.ts'

/** For so many days a pause leaves no trace. */
const STILL_SUMMER_DAYS = 21
/** After so many days the last leaf has come down. */
const WINTER_DAYS = 56

export type Season = 'leaf' | 'fall' | 'winter'

/** How much of its leaves a tree holds so many days after the last words: 1 for three weeks, then less, 0 in winter. */
export function foliageAfter(days: number): number {
  const gone = (days - STILL_SUMMER_DAYS) / (WINTER_DAYS - STILL_SUMMER_DAYS)
  return Math.min(1, Math.max(0, 1 - gone))
}

/** The same, for a last day with words and today, both as YYYY-MM-DD. */
export function foliageOn(lastDay: string | undefined, today: string): number {
  return lastDay === undefined ? 1 : foliageAfter(daysBetween(lastDay, today))
}

export function seasonOf(foliage: number): Season {
  if (foliage === 1) return 'leaf'
  return foliage > 0 ? 'fall' : 'winter'
}
