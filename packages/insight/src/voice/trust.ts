import { type NoiseGates, weakest } from './gates.ts'
import { leastRateWidth } from './intervals.ts'
import type { PitchResult } from './pitch-measures.ts'
import { problem } from './problems.ts'
import { type RateSource, rateWidth } from './rates.ts'
import type { Certainty, Trust, TrustedMeasure, VoiceMeasures } from './types.ts'

type Figures = Omit<VoiceMeasures, 'problems' | 'trust'>
type Trusts = Readonly<Record<TrustedMeasure, Trust>>

const NAMES: readonly TrustedMeasure[] = [
  'syllables',
  'articulationRate',
  'speechRate',
  'wordsPerMinute',
  'pauses',
  'pitchMedian',
  'pitchSpread',
  'levelMovement',
  'loudness',
  'filledPauses',
  'disfluencies',
  'drift',
]

export const NO_TRUST = (reason: string): Trusts => {
  const none: Trust = { certainty: 'none', low: null, high: null, reason }
  return Object.fromEntries(NAMES.map((name) => [name, none])) as Record<TrustedMeasure, Trust>
}

/** Certainty per figure: the lowest of length, noise and source. @source SOURCES.md#length-gates */
export function trustMeasures(
  figures: Figures,
  source: RateSource,
  gates: NoiseGates,
  length: Certainty,
  hidden: PitchResult['hidden'],
): Trusts {
  const isCounted = source.transcript?.fits === true
  const rate = weakest(length, gates.rates)
  const noisy = problem(figures.syllables === 0 ? 'no-syllables' : 'too-noisy').sentence
  const counted = rateWidth(source, isCounted ? 0 : RATE_ERROR.syllables)
  const { syllables, wordsPerMinute } = figures
  return {
    syllables: syllables === null ? plain('none', noisy) : trustCount(syllables, rate, isCounted),
    articulationRate: trustValue(figures.articulationRate, rate, counted, noisy),
    speechRate: trustValue(figures.speechRate, rate, counted, noisy),
    wordsPerMinute: isCounted
      ? trustValue(wordsPerMinute, rate, counted, noisy)
      : trustValue(
          wordsPerMinute,
          weakest(rate, 'medium'),
          rateWidth(source, RATE_ERROR.words),
          source.transcript ? problem('transcript-mismatch').sentence : noisy,
        ),
    pauses: plain(figures.pausing ? rate : 'none', noisy),
    pitchMedian: trustValue(figures.pitch.medianHz, weakest(length, gates.pitch), 0.03, pitchReason(hidden)),
    pitchSpread: trustValue(
      figures.pitch.spreadSemitones,
      weakest(length, gates.spread),
      2 * leastRateWidth(source.speechSeconds),
      pitchReason(hidden),
    ),
    levelMovement: plain(
      figures.levelMovement.spreadDb === null ? 'none' : rate,
      figures.loudnessLufs === null ? problem('clipped').sentence : TOO_FEW_SYLLABLES,
    ),
    loudness: plain(figures.loudnessLufs === null ? 'none' : 'high', problem('clipped').sentence),
    filledPauses: { certainty: weakest(rate, 'low'), low: null, high: null, reason: BY_SOUND },
    disfluencies: plain(figures.disfluencies ? length : 'none', disfluencyReason(source)),
    drift: plain(figures.drift ? rate : 'none', TOO_SHORT_FOR_DRIFT),
  }
}

const TOO_FEW_SYLLABLES = 'There are too few syllables here to say how loudness moves.'
const BY_SOUND = 'These only sound like "uh"; listen and refuse the ones that are not.'
const TOO_SHORT_FOR_DRIFT = 'The recording is too short to say whether the pace changes.'
function pitchReason(hidden: PitchResult['hidden']): string {
  if (hidden === 'background-sound') return problem('background-sound').sentence
  if (hidden === 'jumping') return 'The pitch jumps too much here to say how it moves.'
  if (hidden === 'little-voice') return 'Too little of this is voiced to tell its pitch.'
  return 'The room is too noisy to say how the pitch moves.'
}

function disfluencyReason({ transcript }: RateSource): string {
  if (!transcript) return problem('no-transcript').sentence
  return problem(transcript.fits ? 'transcript-not-verbatim' : 'transcript-mismatch').sentence
}

function plain(certainty: Certainty, reason: string): Trust {
  return certainty === 'none' ? { certainty, low: null, high: null, reason } : { certainty, low: null, high: null }
}

/** Relative errors of rates by heard syllables, and of words estimated from them. */
const RATE_ERROR = { syllables: 0.1, words: 0.15 }
const NUCLEI_ERROR = 0.12

// Transcript syllables are exact; nuclei are off by about one in eight.
function trustCount(value: number, certainty: Certainty, isCounted: boolean): Trust {
  const error = isCounted ? 0 : value * NUCLEI_ERROR
  return { certainty: isCounted ? 'high' : certainty, low: value - error, high: value + error }
}

function trustValue(value: number | null, certainty: Certainty, width: number, reason: string): Trust {
  if (value === null) return plain('none', reason)
  return { certainty, low: value * (1 - Math.min(0.9, width)), high: value * (1 + width) }
}
