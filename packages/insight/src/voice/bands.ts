import { CONTEXT_TARGETS, type ContextName, type PaceRange } from '../text/contexts.ts'

/** Pace factor for second-language listeners. @source SOURCES.md#pace-bands */
const SECOND_LANGUAGE_FACTOR = 0.85

/** Words a minute above which comprehension drops in any context. @source SOURCES.md#pace-ceiling */
export const COMPREHENSION_LIMIT = 275

/** Zero points at this share of the lower limit. @source SOURCES.md#pace-score */
export const SLOWEST_SHARE = 0.5

/** Just noticeable difference of tempo, as a ratio. @source SOURCES.md#tempo-step */
export const NOTICEABLE_STEP = 1.05

/** Smaller score differences are not meaningful. Our judgment. */
export const NOTICEABLE_POINTS = 5

/** Fillers a minute: harmless, and costly to credibility. @source SOURCES.md#filler-score */
export const FILLER_ANCHORS = { harmless: 5, harmful: 12 } as const

/** Repetitions and repairs per hundred words that halve the score. @source SOURCES.md#repair-score */
export const REPAIR_HALFWAY = 6

/** Limits of LUFS and clipped share. @source SOURCES.md#recording-level */
export const RECORDING = { quietestLufs: -35, loudestLufs: -10, clipWarning: 0.0001, clipLimit: 0.005 } as const

/** Syllables per word in running English. @source SOURCES.md#syllables-per-word */
export const SYLLABLES_PER_WORD = 1.5

/** The pace band of a context, lower for second-language listeners. @source SOURCES.md#pace-bands */
export function paceBand(context: ContextName, isSecondLanguageAudience = false): PaceRange {
  const { low, high } = CONTEXT_TARGETS[context].pace
  const factor = isSecondLanguageAudience ? SECOND_LANGUAGE_FACTOR : 1
  return { low: Math.round(low * factor), high: Math.round(high * factor) }
}
