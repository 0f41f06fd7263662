import { clamp, mean } from '../statistics.ts'
import type { ContextName } from '../text/contexts.ts'
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
import type { VoiceMeasures } from './types.ts'

/** Warmth or formality, from words only. @source SOURCES.md#tone */
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
export function toneThird(score: Pick<VoiceScore, 'value' | 'low' | 'high'>): 'low' | 'middle' | 'high' | null {
  const { value, low, high } = score
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

/** A measure that tells confidence; `more` and `less` of it, compared with what is usual. */
type Sign = {
  readonly measure: UsualMeasure
  readonly direction: 1 | -1
  readonly feature: string
  readonly more: string
  readonly less: string
}

// Cues on which studies agree; pitch range is not one. Pace and pauses count once.
const TEMPO_SIGNS: readonly Sign[] = [
  { measure: 'wordsPerMinute', direction: 1, feature: 'pace', more: 'faster', less: 'slower' },
  { measure: 'pauseShare', direction: -1, feature: 'pauses', more: 'fewer pauses', less: 'more pauses' },
]
const OTHER_SIGNS: readonly Sign[] = [
  {
    measure: 'levelSpreadDb',
    direction: 1,
    feature: 'loudness movement',
    more: 'more stress on some words',
    less: 'less stress on words',
  },
  { measure: 'pitchMedianHz', direction: -1, feature: 'pitch', more: 'a lower pitch', less: 'a higher pitch' },
]

type Part = { readonly value: number; readonly contribution: Contribution }

const FEWEST_PARTS = 3
// Half interval of a percentile among three or more recordings.
const PART_WIDTH = 20

/**
 * Confidence: mean of the word score and the voice's deviation from the speaker's own recordings (three or more, else
 * words only). @source SOURCES.md#confidence
 */
export function scoreConfidence(
  measures: VoiceMeasures,
  words: WordScore | undefined,
  history: readonly PastRecording[],
  context: ContextName,
): VoiceScore {
  const parts = voiceParts(measures, history, context)
  const said = words?.value ?? null
  const all: readonly Part[] = said === null ? parts : [...parts, partOf('words', said, 'the words themselves')]
  if (all.length < FEWEST_PARTS) {
    return words && said !== null ? { ...words, certainty: 'low', contributions: [] } : noScore(NEEDS_USUAL)
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

function voiceParts(measures: VoiceMeasures, history: readonly PastRecording[], context: ContextName): readonly Part[] {
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
  const place = Math.abs(value - 50) < 16 ? 'about as' : `${value > 50 ? more : less} than`
  return partOf(feature, value, `${place} usual for you`)
}

function joined(parts: readonly Part[]): Part {
  const value = mean(parts.map((part) => part.value))
  const loudest = parts.reduce((a, b) => (Math.abs(b.contribution.delta) > Math.abs(a.contribution.delta) ? b : a))
  return { value, contribution: { ...loudest.contribution, feature: 'tempo', delta: value - 50 } }
}

const partOf = (feature: string, value: number, words: string): Part => ({
  value,
  contribution: { feature, delta: value - 50, says: `Confidence: ${words}.` },
})

/** Standard normal distribution function, to about 0.0001. @source SOURCES.md#normal-share */
export function normalShare(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * poly
  return x >= 0 ? 1 - tail : tail
}
