import { dates } from './words/en/dates.ts'

// Days are written without the browser's date format: made for the first time it costs a slow phone a tenth of a second.

/** A local day as YYYY-MM-DD. */
export function dateOf(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

/** Whether a text is a day as `dateOf` writes it. */
export function isDay(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(middayOf(text))
}

/** How many days `later` lies after `earlier`, 0 on the same day. Clocks that are put forward or back change nothing. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((middayOf(later) - middayOf(earlier)) / DAY_MS)
}

/** The day so many days later, or earlier where the number is below zero. */
export function addDays(date: string, days: number): string {
  return new Date(middayOf(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** A day as "Nov 21". */
export function shortDay(date: string): string {
  return dates.short(partsOf(date))
}

/** A day as "Nov 21, 2026". */
export function longDay(date: string): string {
  return dates.long(partsOf(date))
}

/** The local day of a moment in ISO time, as "Nov 21". */
export function shortDayAt(time: string): string {
  return shortDay(dateOf(new Date(time)))
}

/** The local day of a moment in ISO time, as "Nov 21, 2026". */
export function longDayAt(time: string): string {
  return longDay(dateOf(new Date(time)))
}

const DAY_MS = 86_400_000
// A day is counted in UTC, where every day has 24 hours; its name came from the person's own zone.
function middayOf(date: string): number {
  return Date.parse(`${date}T12:00:00Z`)
}

function partsOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year: String(year), month: dates.months.split(' ')[month - 1] ?? '', day: String(day) }
}
