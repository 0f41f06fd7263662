/** Where a band comes from: norms of the genre next to it, or our judgment where there is none. */
type BandBasis = 'norm' | 'judgment'

/** A band of words a minute, with where it comes from. */
type PaceBand = {
  /** Words a minute that suit the context. */
  readonly low: number
  readonly high: number
  readonly basis: BandBasis
  /** The published norm that stands nearest, and the people it was measured on. */
  readonly nearest: string
  readonly source: string
}

/**
 * Words a minute by context. Contexts move the target and the wording, never the measurement.
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

/** The situations that a person may choose; they move targets, never measurements. */
export type VoiceContext = keyof typeof PACE_BANDS

/** What a band is multiplied by for listeners who hear a second language. @source SOURCES.md#pace-bands */
const SECOND_LANGUAGE_FACTOR = 0.85

/** Above this listening comprehension falls off, whatever the context, in words a minute. @source SOURCES.md#pace-ceiling */
export const COMPREHENSION_LIMIT = 275

/** The lower end of the scale lies at this share of the band's lower edge. @source SOURCES.md#pace-score */
export const SLOWEST_SHARE = 0.5

/** The smallest change of tempo that listeners notice, as a ratio. @source SOURCES.md#tempo-step */
export const NOTICEABLE_STEP = 1.05

/** Points of a score below which two recordings do not differ in any way that can be told. Our judgment. */
export const NOTICEABLE_POINTS = 5

/** Fillers a minute that do no harm, and that cost credibility. @source SOURCES.md#filler-score */
export const FILLER_ANCHORS = { harmless: 5, harmful: 12 } as const

/** Repetitions and repairs in a hundred words at which half of the points are gone. @source SOURCES.md#repair-score */
export const REPAIR_HALFWAY = 6

/** Recording level, in LUFS and share of cut samples. @source SOURCES.md#recording-level */
export const RECORDING = { quietestLufs: -35, loudestLufs: -10, clipWarning: 0.0001, clipLimit: 0.005 } as const

/** Syllables in a word of running English speech, for estimates without a transcript. @source SOURCES.md#syllables-per-word */
export const SYLLABLES_PER_WORD = 1.5

/** The band of a context, slowed for listeners of a second language where asked. */
export function paceBand(
  context: VoiceContext,
  isSecondLanguageAudience = false,
): { readonly low: number; readonly high: number } {
  const { low, high } = PACE_BANDS[context]
  const factor = isSecondLanguageAudience ? SECOND_LANGUAGE_FACTOR : 1
  return { low: Math.round(low * factor), high: Math.round(high * factor) }
}
