import { SYLLABLES_PER_WORD } from './bands.ts'
import { bootstrapInterval, leastRateWidth } from './intervals.ts'
import type { Stretch } from './segments.ts'
import type { ReadTranscript } from './transcript.ts'
import type { VoiceMeasures } from './types.ts'

/** Null if unknown. */
type Rates = Pick<
  VoiceMeasures,
  'syllables' | 'articulationRate' | 'speechRate' | 'wordsPerMinute' | 'isWordRateEstimated' | 'words'
>

export type RateSource = {
  readonly take: Stretch
  readonly speechSeconds: number
  /** Seconds of syllable nuclei. */
  readonly nuclei: readonly number[]
  readonly transcript: ReadTranscript | undefined
  /** False if noise masks the syllables. */
  readonly isAudible: boolean
}

/**
 * Syllable and word rates. Words are counted in a transcript that fits, else estimated; unknown if it doesn't fit.
 *
 * @source SOURCES.md#rates
 */
export function measureRates(source: RateSource): Rates {
  const { take, speechSeconds, nuclei, transcript, isAudible } = source
  const isCounted = transcript?.fits === true
  const syllables = isCounted ? transcript.syllables : nuclei.length
  const takeSeconds = take.end - take.start
  const isKnown = isAudible && syllables > 0
  const speechRate = isKnown ? syllables / takeSeconds : null
  const estimated = transcript === undefined && speechRate !== null ? (speechRate * 60) / SYLLABLES_PER_WORD : null
  return {
    syllables: isAudible ? syllables : null,
    articulationRate: isKnown ? syllables / speechSeconds : null,
    speechRate,
    wordsPerMinute: isCounted && isAudible ? (transcript.words / takeSeconds) * 60 : estimated,
    isWordRateEstimated: !isCounted,
    words: isCounted ? transcript.words : null,
  }
}

const BLOCK_SECONDS = 10
const FEWEST_BLOCKS = 3

/**
 * Half the 80 % interval of a rate, relative to it: its variation between 10 s blocks, with a lower bound, and the
 * relative `error` of what is counted.
 *
 * @source SOURCES.md#rate-shake
 */
export const rateWidth = (source: RateSource, error: number): number =>
  Math.hypot(Math.max(leastRateWidth(source.speechSeconds), blockWidth(source)), error)

function blockWidth({ take, nuclei }: RateSource): number {
  const blocks = Math.floor((take.end - take.start) / BLOCK_SECONDS)
  if (blocks < FEWEST_BLOCKS) return 0
  const counts = new Array<number>(blocks).fill(0)
  for (const time of nuclei) {
    const block = Math.floor((time - take.start) / BLOCK_SECONDS)
    if (block >= 0 && block < blocks) counts[block] = (counts[block] ?? 0) + 1
  }
  const total = counts.reduce((sum, n) => sum + n, 0)
  if (total === 0) return 0
  const { low, high } = bootstrapInterval(blocks, (at) => at.reduce((sum, i) => sum + (counts[i] ?? 0), 0) / total)
  return (high - low) / 2
}
