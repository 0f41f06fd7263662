import type { SproutLog } from '../../lib/growth.ts'
import { longDayAt } from '../../lib/local-day.ts'

/** Entries in which each query word starts a top word, or is in the day or count; all for a blank query. */
export function searchLogs(logs: readonly SproutLog[], query: string): readonly SproutLog[] {
  const wanted = query.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return logs
  return logs.filter((log) => {
    const day = longDayAt(log.date).toLowerCase()
    const figures = [String(log.wordCount), log.date.slice(0, 10)]
    const words = log.topWords.map(({ word }) => word)
    return wanted.every(
      (part) => day.includes(part) || figures.includes(part) || words.some((word) => word.startsWith(part)),
    )
  })
}

/** Top words that no earlier entry had. */
export function newTopWords(topWords: SproutLog['topWords'], earlier: readonly SproutLog[]): readonly string[] {
  const known = new Set(earlier.flatMap((log) => log.topWords.map(({ word }) => word)))
  return topWords.flatMap(({ word }) => (known.has(word) ? [] : word))
}
