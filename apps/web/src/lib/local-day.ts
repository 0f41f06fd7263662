import { dates } from './words/en/dates.ts'

// Dates are formatted without Intl, whose first use takes a slow phone 100 ms.

/** A local day as YYYY-MM-DD. */
export function dateOf(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

/** Whether a value is a day in that format. */
export function isDay(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(middayOf(text))
}

/** Days from `earlier` to `later`, regardless of clock changes. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((middayOf(later) - middayOf(earlier)) / DAY_MS)
}

/** Adds days, which may be negative. */
export function addDays(date: string, days: number): string {
  return new Date(middayOf(date) + days * DAY_MS).toISOString().slice(0, 10)
}

export function shortDay(date: string): string {
  return dates.short(partsOf(date))
}

export function longDay(date: string): string {
  return dates.long(partsOf(date))
}

/** Local day of an ISO time, as "Nov 21". */
export function shortDayAt(time: string): string {
  return shortDay(dateOf(new Date(time)))
}

/** Local day of an ISO time, as "Nov 21, 2026". */
export function longDayAt(time: string): string {
  return longDay(dateOf(new Date(time)))
}

const DAY_MS = 86_400_000
// Days are counted in UTC, where each has 24 hours; the date itself is local.
function middayOf(date: string): number {
  return Date.parse(`${date}T12:00:00Z`)
}

function partsOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year: String(year), month: dates.months.split(' ')[month - 1] ?? '', day: String(day) }
}
