import type { SproutLog } from '../../lib/growth.ts'
import { addDays } from '../../lib/local-day.ts'

/** Labeled sample logs; `today` as YYYY-MM-DD. */
export function sampleLogs(today: string): readonly SproutLog[] {
  return SAMPLES.map(({ daysAgo, wordCount, words }, index) => ({
    id: `sample-${index}`,
    date: new Date(`${addDays(today, -daysAgo)}T12:00:00`).toISOString(),
    wordCount,
    topWords: words.map((word, at) => ({ word, count: words.length - at + 1 })),
  }))
}

const SAMPLES = [
  { daysAgo: 0, wordCount: 148, words: ['listen', 'garden', 'morning'] },
  { daysAgo: 1, wordCount: 96, words: ['garden', 'maybe', 'listen'] },
  { daysAgo: 3, wordCount: 112, words: ['thank', 'listen', 'question'] },
] as const
