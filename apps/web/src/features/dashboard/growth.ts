/** Words of one local day, `date` as YYYY-MM-DD. */
export type DayWords = { readonly date: string; readonly words: number }

/** What a person's logs say. `days` has the days with words, the oldest first. */
export type Growth = { readonly logs: number; readonly words: number; readonly days: readonly DayWords[] }

export const NO_GROWTH: Growth = { logs: 0, words: 0, days: [] }

/**
 * Adds up the logs of SproutLog and the days of logs that fell out of it.
 *
 * @param logs  what stands under `sproutLogs`: entries with an ISO time and a count
 * @param days  what stands under `sproutDays`: days with their words
 * @returns the totals; whatever is no entry or no day is passed over
 */
export function growthOf(logs: unknown, days: unknown): Growth {
  const entries = listOf(logs).flatMap((item) => day(localDate(item.date), item.wordCount))
  const earlier = listOf(days).flatMap((item) => day(plainDate(item.date), item.words))
  const byDate = new Map<string, number>()
  for (const { date, words } of [...earlier, ...entries]) byDate.set(date, (byDate.get(date) ?? 0) + words)
  const all = [...byDate].map(([date, words]) => ({ date, words })).sort((a, b) => (a.date < b.date ? -1 : 1))
  return { logs: entries.length + earlier.length, words: all.reduce((sum, { words }) => sum + words, 0), days: all }
}

/** A local day as YYYY-MM-DD. */
export function dateOf(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

function listOf(value: unknown): readonly Record<string, unknown>[] {
  if (!Array.isArray(value)) return []
  return value.filter((item: unknown): item is Record<string, unknown> => typeof item === 'object' && item !== null)
}

function day(date: string | undefined, words: unknown): readonly DayWords[] {
  return date && typeof words === 'number' && Number.isSafeInteger(words) && words >= 0 ? [{ date, words }] : []
}

function localDate(iso: unknown): string | undefined {
  const time = new Date(typeof iso === 'string' ? iso : Number.NaN)
  return Number.isNaN(time.getTime()) ? undefined : dateOf(time)
}

function plainDate(date: unknown): string | undefined {
  return typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined
}
