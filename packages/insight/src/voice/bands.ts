/** Published norm of a similar genre, or our judgment. */
type BandBasis = 'norm' | 'judgment'

type PaceBand = {
  /** Words a minute. */
  readonly low: number
  readonly high: number
  readonly basis: BandBasis
  /** The closest published norm and its population. */
  readonly nearest: string
  readonly source: string
}

/**
 * Pace by context. Contexts change target and wording, never the measurement.
 *
 * @source SOURCES.md#pace-bands
 */
export const PACE_BANDS = {
  Personal: {
    low: 150,
    high: 210,
    basis: 'norm',
    nearest: 'conversation and oral reading, adults',
    source: 'SOURCES.md#pace-bands',
  },
  Social: {
    low: 150,
    high: 210,
    basis: 'norm',
    nearest: 'conversation and oral reading, adults',
    source: 'SOURCES.md#pace-bands',
  },
  Family: {
    low: 140,
    high: 200,
    basis: 'judgment',
    nearest: 'conversation, with slower listeners among them',
    source: 'SOURCES.md#pace-bands',
  },
  Work: {
    low: 140,
    high: 190,
    basis: 'norm',
    nearest: 'interviews; news that listeners recall best',
    source: 'SOURCES.md#pace-bands',
  },
  Professional: {
    low: 140,
    high: 180,
    basis: 'norm',
    nearest: 'radio and presentations',
    source: 'SOURCES.md#pace-bands',
  },
  Academic: { low: 125, high: 170, basis: 'norm', nearest: 'lectures; dense news', source: 'SOURCES.md#pace-bands' },
  Public: {
    low: 120,
    high: 170,
    basis: 'judgment',
    nearest: 'speeches with applause and pauses',
    source: 'SOURCES.md#pace-bands',
  },
  Faith: {
    low: 100,
    high: 160,
    basis: 'judgment',
    nearest: 'reading aloud in large, echoing rooms',
    source: 'SOURCES.md#pace-bands',
  },
  Creative: { low: 140, high: 180, basis: 'judgment', nearest: 'narration', source: 'SOURCES.md#pace-bands' },
} as const satisfies Readonly<Record<string, PaceBand>>

export type VoiceContext = keyof typeof PACE_BANDS

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

/** The pace band of a context, lower for second-language listeners. */
export function paceBand(
  context: VoiceContext,
  isSecondLanguageAudience = false,
): { readonly low: number; readonly high: number } {
  const { low, high } = PACE_BANDS[context]
  const factor = isSecondLanguageAudience ? SECOND_LANGUAGE_FACTOR : 1
  return { low: Math.round(low * factor), high: Math.round(high * factor) }
}
