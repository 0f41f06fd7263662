import { VoiceTakeSchema } from '@understory/contract/voice-take'
import type { VoiceAnalysis } from '@understory/insight/analyze-voice'
import type { toPastRecording } from '@understory/insight/voice/baseline'
import { SPEECH_GATES } from '@understory/insight/voice/gates'
import type { PastRecording } from '@understory/insight/voice/score-types'
import type { Stretch } from '@understory/insight/voice/segments'
import type { Contour } from '@understory/insight/voice/types'
import * as z from 'zod/mini'

/** What is stored of a recording: numbers, never sound or words. */
const VoiceFiguresSchema = z.omit(VoiceTakeSchema, { id: true, createdAt: true, context: true })
type VoiceFigures = z.infer<typeof VoiceFiguresSchema>

export function figuresOf({ measures, scores }: VoiceAnalysis): VoiceFigures {
  const { pitch, contour } = measures
  // A hum has a pitch and gaps, but they must not count toward the speaker's baseline.
  const isSpoken = measures.speechSeconds > 0 && measures.syllables !== 0
  const speech = isSpoken ? measures.speech : []
  const pausing = isSpoken ? measures.pausing : null
  return {
    durationSeconds: tidy(measures.durationSeconds),
    speechSeconds: isSpoken ? tidy(measures.speechSeconds) : 0,
    wordsPerMinute: tidy(measures.wordsPerMinute),
    isWordRateEstimated: measures.isWordRateEstimated,
    articulationRate: tidy(measures.articulationRate),
    pauseShare: tidy(pausing?.share ?? null),
    pausesPerMinute: tidy(pausing?.perMinute ?? null),
    pitchMedianHz: isSpoken ? tidy(pitch.medianHz) : null,
    pitchSpreadSemitones: isSpoken ? tidy(pitch.spreadSemitones) : null,
    levelSpreadDb: tidy(measures.levelMovement.spreadDb),
    loudnessLufs: tidy(measures.loudnessLufs),
    snrDb: tidy(measures.noise.snrDb),
    paceScore: points(scores.pace.value),
    clarityScore: points(scores.clarity.value),
    warmthScore: points(scores.tone.warmth.value),
    confidenceScore: points(scores.tone.confidence.value),
    formalityScore: points(scores.tone.formality.value),
    outline: outlineOf(contour, speech),
  }
}

// Older rows lack measures that were added since; a measure that may be null is null there.
const MISSING = Object.fromEntries(
  Object.entries(VoiceFiguresSchema.shape).flatMap(([name, schema]) =>
    z.safeParse(schema, null).success ? [[name, null]] : [],
  ),
)

/**
 * Parses stored figures; undefined when they don't match the current schema. Recordings too short to score have a
 * length only.
 */
export function readFigures(json: string): VoiceFigures | undefined {
  const { data } = VoiceFiguresSchema.safeParse({ ...MISSING, ...JSON.parse(json) })
  return data && data.speechSeconds < SPEECH_GATES.score ? { ...data, ...UNJUDGED } : data
}

const UNJUDGED = {
  wordsPerMinute: null,
  articulationRate: null,
  pauseShare: null,
  pausesPerMinute: null,
  pitchMedianHz: null,
  pitchSpreadSemitones: null,
  levelSpreadDb: null,
  paceScore: null,
  clarityScore: null,
  warmthScore: null,
  confidenceScore: null,
  formalityScore: null,
} satisfies Partial<VoiceFigures>

/** Recordings for the baseline: those with enough speech to be scored. */
export function pastRecordingsOf(figures: readonly VoiceFigures[], context: PastRecording['context']): PastRecording[] {
  return figures
    .filter(({ speechSeconds }) => speechSeconds >= SPEECH_GATES.score)
    .map(({ wordsPerMinute, pauseShare, pitchMedianHz, pitchSpreadSemitones, levelSpreadDb }) => ({
      context,
      wordsPerMinute,
      pauseShare,
      pitchMedianHz,
      pitchSpreadSemitones,
      levelSpreadDb,
    })) satisfies ReturnType<typeof toPastRecording>[]
}

export const points = (value: number | null) => (value === null ? null : Math.round(value))

function tidy(value: number): number
function tidy(value: number | null): number | null
function tidy(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000) / 1000
}

const OUTLINE_PARTS = 46
// Square root of the amplitude: keeps quiet syllables visible.
const OUTLINE_DECIBELS = 40
const LOWEST_BAR = 0.1

/** Loudness per equal part, 0 to 1; 0 in pauses; empty without speech. */
function outlineOf({ levelDb, stepSeconds }: Contour, speech: readonly Stretch[]): number[] {
  if (speech.length === 0) return []
  const top = Math.max(...levelDb)
  return Array.from({ length: OUTLINE_PARTS }, (_, part) => {
    const first = Math.floor((part * levelDb.length) / OUTLINE_PARTS)
    const last = Math.max(first + 1, Math.floor(((part + 1) * levelDb.length) / OUTLINE_PARTS))
    const middle = ((first + last) / 2) * stepSeconds
    if (!speech.some(({ start, end }) => start <= middle && middle < end)) return 0
    const height = 10 ** ((Math.max(...levelDb.slice(first, last)) - top) / OUTLINE_DECIBELS)
    return Math.round(Math.max(LOWEST_BAR, height) * 100) / 100
  })
}
