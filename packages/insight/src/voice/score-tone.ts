import type { VoiceContext } from './bands.ts'
import { toPastRecording, usualOf } from './baseline.ts'
import { weakest } from './gates.ts'
import {
  type Contribution,
  noScore,
  type PastRecording,
  type UsualMeasure,
  type VoiceScore,
  type WordEmotion,
  type WordScore,
} from './score-types.ts'
import { clamp, mean } from './statistics.ts'
import type { VoiceMeasures } from './types.ts'

/**
 * Warmth or formality, from words only.
 *
 * @param name as shown when there is no score
 * @source SOURCES.md#tone
 */
export function toneFromWords(name: 'Warmth' | 'Formality', words: WordScore | undefined): VoiceScore {
  if (!words) return noScore(`${name} is read from words only, never from a voice, and there are no words here.`)
  if (words.value === null) return noScore(words.reason ?? `${name} could not be read from these words.`)
  return { ...words, certainty: 'medium', contributions: [] }
}

/**
 * Third of the scale; the middle if the interval crosses the center.
 *
 * @returns null without a score
 */
export function toneThird({
  value,
  low,
  high,
}: Pick<VoiceScore, 'value' | 'low' | 'high'>): 'low' | 'middle' | 'high' | null {
  if (value === null) return null
  if (value < LOW_THIRD && (high ?? value) < CENTER) return 'low'
  return value >= HIGH_THIRD && (low ?? value) > CENTER ? 'high' : 'middle'
}

const LOW_THIRD = 40
const CENTER = 50
const HIGH_THIRD = 60

/** Emotion from words only. @source SOURCES.md#emotion */
export function emotionFromWords(words: WordEmotion | undefined): WordEmotion {
  return words ?? { primary: null, secondary: null, intensity: null, reason: NO_EMOTION }
}

const NO_EMOTION = 'Feeling is read from words only, never from a voice, and there are no words here.'

type Sign = {
  readonly measure: UsualMeasure
  readonly direction: 1 | -1
  readonly feature: string
  readonly more: string
  readonly less: string
}

// Cues on which studies agree; pitch range is not one. Pace and pauses count once.
const TEMPO_SIGNS: readonly Sign[] = [
  {
    measure: 'wordsPerMinute',
    direction: 1,
    feature: 'pace',
    more: 'faster than usual for you',
    less: 'slower than usual for you',
  },
  {
    measure: 'pauseShare',
    direction: -1,
    feature: 'pauses',
    more: 'fewer pauses than usual for you',
    less: 'more pauses than usual for you',
  },
]
const OTHER_SIGNS: readonly Sign[] = [
  {
    measure: 'levelSpreadDb',
    direction: 1,
    feature: 'loudness movement',
    more: 'more stress on some words than usual for you',
    less: 'less stress on words than usual for you',
  },
  {
    measure: 'pitchMedianHz',
    direction: -1,
    feature: 'pitch',
    more: 'a lower pitch than usual for you',
    less: 'a higher pitch than usual for you',
  },
]

type Part = { readonly value: number; readonly contribution: Contribution }

const FEWEST_PARTS = 3
// Half interval of a percentile among three or more recordings.
const PART_WIDTH = 20

/**
 * Confidence: mean of the word score and the voice's deviation from the speaker's own recordings (three or more, else
 * words only).
 *
 * @source SOURCES.md#confidence
 */
export function scoreConfidence(
  measures: VoiceMeasures,
  words: WordScore | undefined,
  history: readonly PastRecording[],
  context: VoiceContext,
): VoiceScore {
  const parts = voiceParts(measures, history, context)
  const hasWords = words?.value !== null && words?.value !== undefined
  const all: readonly Part[] = hasWords
    ? [
        ...parts,
        {
          value: words.value,
          contribution: { feature: 'words', delta: words.value - 50, says: sentence('the words themselves') },
        },
      ]
    : parts
  if (all.length < FEWEST_PARTS) {
    return hasWords && words ? { ...words, certainty: 'low', contributions: [] } : noScore(NEEDS_USUAL)
  }
  const value = mean(all.map((part) => part.value))
  const width = PART_WIDTH / Math.sqrt(all.length / 2)
  return {
    value,
    low: clamp(value - width, 0, 100),
    high: clamp(value + width, 0, 100),
    basis: 'unit',
    certainty: weakest(measures.trust.speechRate.certainty, 'medium'),
    contributions: all.map((part) => part.contribution),
  }
}

const NEEDS_USUAL = 'Confidence needs words, or three earlier recordings of yours in this context to compare with.'

function voiceParts(
  measures: VoiceMeasures,
  history: readonly PastRecording[],
  context: VoiceContext,
): readonly Part[] {
  const now = toPastRecording(measures, context)
  const read = (sign: Sign): readonly Part[] => {
    const value = now[sign.measure]
    const usual = usualOf(history, context, sign.measure)
    return value === null || !usual ? [] : [toPart(sign, (value - usual.mean) / usual.spread)]
  }
  const tempo = TEMPO_SIGNS.flatMap(read)
  return [...(tempo.length > 0 ? [joined(tempo)] : []), ...OTHER_SIGNS.flatMap(read)]
}

function toPart({ direction, feature, more, less }: Sign, deviations: number): Part {
  const value = 100 * normalShare(direction * deviations)
  const says = Math.abs(value - 50) < 16 ? 'about as usual for you' : value > 50 ? more : less
  return { value, contribution: { feature, delta: value - 50, says: sentence(says) } }
}

function joined(parts: readonly Part[]): Part {
  const value = mean(parts.map((part) => part.value))
  const loudest = parts.reduce((a, b) => (Math.abs(b.contribution.delta) > Math.abs(a.contribution.delta) ? b : a))
  return { value, contribution: { ...loudest.contribution, feature: 'tempo', delta: value - 50 } }
}

const sentence = (words: string) => `Confidence: ${words}.`

/** Standard normal distribution function, to about 0.0001. @source SOURCES.md#normal-share */
export function normalShare(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * poly
  return x >= 0 ? 1 - tail : tail
}
