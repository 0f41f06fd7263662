import { dateOf } from './local-day.ts'

export type TopWord = { readonly word: string; readonly count: number }

export const TRAITS = ['warm', 'cool', 'sure', 'hesitant', 'bright', 'heavy'] as const
export type Trait = (typeof TRAITS)[number]

/**
 * What a reading of an entry gave. `gradeLevel` is a school grade, `variety` the share of different words in fifty, 0 to
 * 1, `tone` the traits that stand out, none for an even tone. Null where it could not be told.
 */
export type EntryInsights = {
  readonly gradeLevel: number | null
  readonly variety: number | null
  readonly tone: readonly Trait[] | null
  readonly newWords: readonly string[]
}

/** One entry of SproutLog: counts only, never the text. `date` is ISO time. */
export type SproutLog = {
  readonly id: string
  readonly date: string
  readonly wordCount: number
  readonly topWords: readonly TopWord[]
  /** The same without the small words that stand in every text; only where some are among the top words. */
  readonly ownWords?: readonly TopWord[]
  /** Only where the person had the entry read before saving it. */
  readonly insights?: EntryInsights
}

/** Words of one local day, `date` as YYYY-MM-DD. */
export type DayWords = { readonly date: string; readonly words: number }

/** What a person's logs say. `days` has the days with words, the oldest first. */
export type Growth = { readonly logs: number; readonly words: number; readonly days: readonly DayWords[] }

/**
 * Adds up the entries and the days of entries that fell out of the newest fifty.
 *
 * @returns totals by the person's own days, in the time zone in which they are now
 */
export function growthOf(logs: readonly SproutLog[], earlier: readonly DayWords[]): Growth {
  const byDate = new Map<string, number>()
  const add = ({ date, words }: DayWords) => byDate.set(date, (byDate.get(date) ?? 0) + words)
  for (const day of earlier) add(day)
  for (const { date, wordCount } of logs) add({ date: dateOf(new Date(date)), words: wordCount })
  const days = [...byDate].map(([date, words]) => ({ date, words })).sort((a, b) => (a.date < b.date ? -1 : 1))
  return { logs: logs.length + earlier.length, words: days.reduce((sum, { words }) => sum + words, 0), days }
}

/** Percent change between the first and the last day's words; 100 where the first day has none, 0 without days. */
export function growthRate(days: readonly DayWords[]): number {
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return 0
  return first.words === 0 ? 100 : ((last.words - first.words) / first.words) * 100
}
