import { type DayWords, type EntryInsights, type SproutLog, type TopWord, TRAITS } from '../lib/growth.ts'
import { isDay } from '../lib/local-day.ts'
import { storedList } from './stored-list.ts'

/** Newest first. */
export const sproutLogs = storedList<SproutLog>('sproutLogs', readLog)

/** Daily word counts of entries beyond the newest fifty. */
export const sproutDays = storedList<DayWords>('sproutDays', readDay)

// Older entries may lack an id or top words; unknown fields are kept.
function readLog(item: unknown, index: number): SproutLog | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { id, date, wordCount, topWords, ownWords, insights, ...others } = item as Partial<
    Record<keyof SproutLog, unknown>
  >
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date)) || !isCount(wordCount)) return undefined
  const name = typeof id === 'string' || typeof id === 'number' ? String(id) : `${date}-${index}`
  return {
    ...others,
    id: name,
    date,
    wordCount,
    topWords: Array.isArray(topWords) ? topWords.filter(isTopWord) : [],
    ...(Array.isArray(ownWords) && { ownWords: ownWords.filter(isTopWord) }),
    ...(isInsights(insights) && { insights }),
  }
}

function readDay(item: unknown): DayWords | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { date, words } = item as Partial<Record<keyof DayWords, unknown>>
  return isDay(date) && isCount(words) ? { ...item, date, words } : undefined
}

function isInsights(item: unknown): item is EntryInsights {
  if (typeof item !== 'object' || item === null) return false
  const { gradeLevel, variety, tone, newWords } = item as Partial<Record<keyof EntryInsights, unknown>>
  return (
    [gradeLevel, variety].every((figure) => figure === null || Number.isFinite(figure)) &&
    (tone === null || (Array.isArray(tone) && tone.every((trait) => TRAITS.includes(trait)))) &&
    Array.isArray(newWords) &&
    newWords.every((word) => typeof word === 'string')
  )
}

function isTopWord(item: unknown): item is TopWord {
  if (typeof item !== 'object' || item === null) return false
  const { word, count } = item as Partial<Record<keyof TopWord, unknown>>
  return typeof word === 'string' && isCount(count)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
