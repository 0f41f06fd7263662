import type { ShareableBranch, SproutLogSummary } from '@understory/contract/sharing'
import type { ShareContents } from '../../api/shares.ts'
import { type Growth, growthOf, type SproutLog } from '../../lib/growth.ts'
import { topWordsOf } from '../../lib/top-words.ts'
import { progress } from '../../storage/progress.ts'
import { sproutDays, sproutLogs } from '../../storage/sprout.ts'

const DAYS = 60
const WORDS = 10
const WORD_LENGTH = 100

/**
 * Browser-only contents of a share, for SproutLog and Astrology. Absent without local data, so that an edit keeps
 * another browser's.
 */
export function contentsOf(branches: readonly ShareableBranch[], includeTexts: boolean): ShareContents {
  const logs = sproutLogs.read().items
  const growth = growthOf(logs, sproutDays.read().items)
  const sections = sectionsRead()
  return {
    branches: [...branches],
    includeTexts,
    ...(branches.includes('word-counter') && growth.logs > 0 && { sproutLog: sproutSummary(logs, growth) }),
    ...(branches.includes('astrology') && sections.length > 0 && { sectionsRead: sections }),
  }
}

/** Counts only: the newest 60 days and the 10 top words. */
export function sproutSummary(logs: readonly SproutLog[], { words, days }: Growth): SproutLogSummary {
  return {
    totalWords: words,
    dayCount: days.length,
    days: days.slice(-DAYS).map(({ date, words: count }) => ({ date, words: count })),
    topWords: topWordsOf(logs, WORDS)
      .filter(({ word }) => word.length <= WORD_LENGTH)
      .map(({ word, count }) => ({ word, count })),
  }
}

function sectionsRead(): string[] {
  const { read } = progress.read()
  return read.flatMap((id) => (id.startsWith('astrology/') ? id.slice('astrology/'.length) : [])).slice(0, 10)
}
