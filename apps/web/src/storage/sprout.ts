import { type DayWords, type EntryInsights, type SproutLog, type TopWord, TRAITS } from '../lib/growth.ts'
import { isDay } from '../lib/local-day.ts'
import { fieldsOf, isText } from '../lib/parse-json.ts'
import { storedList } from './stored-list.ts'

/** Newest first. */
export const sproutLogs = storedList<SproutLog>('sproutLogs', readLog)

/** Daily word counts of entries beyond the newest fifty. */
export const sproutDays = storedList<DayWords>('sproutDays', readDay)

// Older entries may lack an id or top words; unknown fields are kept.
function readLog(item: unknown, index: number): SproutLog | undefined {
  const { id, date, wordCount, topWords, ownWords, insights, ...others } = fieldsOf(item)
  if (!isText(date) || Number.isNaN(Date.parse(date)) || !isCount(wordCount)) return undefined
  return {
    ...others,
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : `${date}-${index}`,
    date,
    wordCount,
    topWords: Array.isArray(topWords) ? topWords.filter(isTopWord) : [],
    ...(Array.isArray(ownWords) && { ownWords: ownWords.filter(isTopWord) }),
    ...(isInsights(insights) && { insights }),
  }
}

function readDay(item: unknown): DayWords | undefined {
  const { date, words, ...others } = fieldsOf(item)
  return isDay(date) && isCount(words) ? { ...others, date, words } : undefined
}

function isInsights(item: unknown): item is EntryInsights {
  const { gradeLevel, variety, tone, newWords } = fieldsOf(item)
  return (
    [gradeLevel, variety].every((figure) => figure === null || Number.isFinite(figure)) &&
    (tone === null || (Array.isArray(tone) && tone.every((trait) => TRAITS.includes(trait)))) &&
    Array.isArray(newWords) &&
    newWords.every(isText)
  )
}

function isTopWord(item: unknown): item is TopWord {
  const { word, count } = fieldsOf(item)
  return isText(word) && isCount(count)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
