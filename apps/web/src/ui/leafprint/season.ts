import { daysBetween } from '../../lib/local-day.ts'

/** Days without words before leaves fall. */
const STILL_SUMMER_DAYS = 21
/** Days after which all leaves are down. */
const WINTER_DAYS = 56

/** Share of leaves left after a break: 1 for three weeks, then less, 0 in winter. */
export function foliageAfter(days: number): number {
  const gone = (days - STILL_SUMMER_DAYS) / (WINTER_DAYS - STILL_SUMMER_DAYS)
  return Math.min(1, Math.max(0, 1 - gone))
}

/** The same for two days as YYYY-MM-DD. */
export function foliageOn(lastDay: string | undefined, today: string): number {
  return lastDay === undefined ? 1 : foliageAfter(daysBetween(lastDay, today))
}

export function seasonOf(foliage: number): 'leaf' | 'fall' | 'winter' {
  if (foliage === 1) return 'leaf'
  return foliage > 0 ? 'fall' : 'winter'
}
