import { mean } from '../statistics.ts'
import { wordSet } from '../text/word-set.ts'
import { findPauses, type Stretch, seconds } from './segments.ts'
import type { PausePlacement, PausingMeasures, TimedWord } from './types.ts'

/** Minimum pause in seconds. */
export const SHORTEST_PAUSE_SECONDS = 0.25
const LONG_SECONDS = 0.5
const VERY_LONG_SECONDS = 1
const DEAD_AIR_SECONDS = 2
// With less talk the rate of pauses is too uncertain.
const LEAST_RATE_SECONDS = 30

/** Pause statistics; `nuclei` in seconds, `words` with times, if there are any. @source SOURCES.md#pauses */
export function measurePausing(
  speech: readonly Stretch[],
  nuclei: readonly number[],
  words: readonly TimedWord[],
): PausingMeasures {
  const pauses = findPauses(speech, SHORTEST_PAUSE_SECONDS)
  const lengths = pauses.map((pause) => pause.end - pause.start)
  const span = (speech.at(-1)?.end ?? 0) - (speech[0]?.start ?? 0)
  const within = (from: number, to: number) => lengths.filter((s) => s >= from && s < to).length
  return {
    count: pauses.length,
    perMinute: span >= LEAST_RATE_SECONDS ? (pauses.length / span) * 60 : null,
    meanSeconds: lengths.length > 0 ? mean(lengths) : null,
    longestSeconds: lengths.length > 0 ? Math.max(...lengths) : null,
    share: span > 0 ? seconds(pauses) / span : 0,
    buckets: {
      short: within(SHORTEST_PAUSE_SECONDS, LONG_SECONDS),
      long: within(LONG_SECONDS, VERY_LONG_SECONDS),
      veryLong: within(VERY_LONG_SECONDS, DEAD_AIR_SECONDS),
      deadAir: within(DEAD_AIR_SECONDS, Number.POSITIVE_INFINITY),
    },
    runSyllables: nuclei.length > 0 ? nuclei.length / (pauses.length + 1) : null,
    placement: words.length > 0 ? placePauses(pauses, words) : null,
  }
}

const CLAUSE_OPENERS = wordSet(
  'and but or because so which that if when while although though since until before after who where whether',
)
const ENDS_CLAUSE = /[.?!;:,\u2026\u2014]["')\]\u201d\u2019]*$/

/**
 * Whether each pause is between clauses (after a mark or before a clause opener) or inside one.
 *
 * @source SOURCES.md#pause-placement
 */
export function placePauses(pauses: readonly Stretch[], words: readonly TimedWord[]): PausePlacement {
  let atBoundary = 0
  let withinClause = 0
  let next = 0
  for (const pause of pauses) {
    const middle = (pause.start + pause.end) / 2
    while (next < words.length && ((words[next]?.start ?? 0) + (words[next]?.end ?? 0)) / 2 < middle) next++
    const before = words[next - 1]
    const after = words[next]
    if (!before || !after) continue
    const isBoundary =
      ENDS_CLAUSE.test(before.text) || CLAUSE_OPENERS.has(after.text.toLowerCase().replace(/[^a-z']/g, ''))
    if (isBoundary) atBoundary++
    else withinClause++
  }
  const placed = atBoundary + withinClause
  return { withinClause, atBoundary, boundaryShare: placed > 0 ? atBoundary / placed : null }
}
