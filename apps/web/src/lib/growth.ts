import { dateOf } from './local-day.ts'

export type TopWord = { readonly word: string; readonly count: number }

export const TRAITS = ['warm', 'cool', 'sure', 'hesitant', 'bright', 'heavy'] as const
export type Trait = (typeof TRAITS)[number]

/**
 * Figures of an analyzed entry. `gradeLevel`: US school grade; `variety`: different words in fifty, 0 to 1; `tone`:
 * traits that stand out. Null if unknown.
 */
export type EntryInsights = {
  readonly gradeLevel: number | null
  readonly variety: number | null
  readonly tone: readonly Trait[] | null
  readonly newWords: readonly string[]
}

/** A SproutLog entry: counts only, never the text. `date` is ISO time. */
export type SproutLog = {
  readonly id: string
  readonly date: string
  readonly wordCount: number
  readonly topWords: readonly TopWord[]
  /** Top words without stop words, if those were among them. */
  readonly ownWords?: readonly TopWord[]
  /** Set if the entry was analyzed before saving. */
  readonly insights?: EntryInsights
}

/** Words of a local day; `date` is YYYY-MM-DD. */
export type DayWords = { readonly date: string; readonly words: number }

/** Totals of the logs; `days` with words, oldest first. */
export type Growth = { readonly logs: number; readonly words: number; readonly days: readonly DayWords[] }

/**
 * Totals of the entries and the daily sums of older, dropped entries.
 * @returns totals by day in the current time zone
 */
export function growthOf(logs: readonly SproutLog[], earlier: readonly DayWords[]): Growth {
  const byDate = new Map<string, number>()
  const add = ({ date, words }: DayWords) => byDate.set(date, (byDate.get(date) ?? 0) + words)
  for (const day of earlier) add(day)
  for (const { date, wordCount } of logs) add({ date: dateOf(new Date(date)), words: wordCount })
  const days = [...byDate].map(([date, words]) => ({ date, words })).sort((a, b) => (a.date < b.date ? -1 : 1))
  return { logs: logs.length + earlier.length, words: days.reduce((sum, { words }) => sum + words, 0), days }
}

/** Percent change from the first to the last day; 100 if the first has no words, 0 without days. */
export function growthRate(days: readonly DayWords[]): number {
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return 0
  return first.words === 0 ? 100 : ((last.words - first.words) / first.words) * 100
}
