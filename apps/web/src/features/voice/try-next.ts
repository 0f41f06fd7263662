import {
  isSlowByPauses,
  type Measures,
  paceSide,
  paceWithoutPauses,
  rushedStretches,
  type Scores,
  type Stretch,
} from './figures.ts'

/** The one thing worth trying next, by what was measured. */
export type TryNext =
  | { key: 'room' | 'longer' | 'louder' | 'softer' | 'again' }
  | { key: 'slower' | 'quicker'; pace: number; edge: number }
  | { key: 'fewerGaps'; pace: number; without: number; edge: number }
  | { key: 'rush'; at: Stretch }
  | { key: 'fewerFillers'; perMinute: number }
  | { key: 'pause'; perMinute: number }
  | { key: 'shorterGaps'; longest: number }
  | { key: 'lift'; semitones: number }
  | { key: 'carry'; decibels: number }

const HARMLESS_FILLERS = 5
const FEW_PAUSES = 4
const LONG_ENOUGH_SECONDS = 30
const DEAD_AIR_SECONDS = 3
const FLAT_SEMITONES = 1.5
const FADING_DB = -6

/** First what spoils the recording, then what listeners would notice most. */
export function tryNext(measures: Measures, scores: Scores | null): TryNext {
  const problems = new Set(measures.problems.map(({ code }) => code))
  if (problems.has('too-noisy') || problems.has('noisy') || problems.has('background-sound')) return { key: 'room' }
  // Before the rest: nobody is asked to come closer to a microphone that is too loud already.
  if (problems.has('clipped') || problems.has('too-loud')) return { key: 'softer' }
  if (problems.has('silence') || problems.has('no-speech') || problems.has('no-syllables') || problems.has('too-quiet'))
    return { key: 'louder' }
  if (problems.has('too-short') || problems.has('short') || problems.has('empty')) return { key: 'longer' }
  return paceAdvice(measures, scores) ?? pauseAdvice(measures) ?? voiceAdvice(measures) ?? { key: 'again' }
}

function paceAdvice(measures: Measures, scores: Scores | null): TryNext | undefined {
  const { wordsPerMinute } = measures
  const pace = scores?.pace
  if (!pace || wordsPerMinute === null) return undefined
  const side = paceSide(measures, pace)
  if (side === 'above') return { key: 'slower', pace: wordsPerMinute, edge: pace.band.high }
  if (side === 'below') {
    const edge = pace.band.low
    const without = paceWithoutPauses(measures)
    if (without !== null && isSlowByPauses(measures, pace.band))
      return { key: 'fewerGaps', pace: wordsPerMinute, without, edge }
    return { key: 'quicker', pace: wordsPerMinute, edge }
  }
  const [rush] = rushedStretches(measures, pace.band)
  return rush && { key: 'rush', at: rush }
}

function pauseAdvice({ disfluencies, pausing, speechSeconds }: Measures): TryNext | undefined {
  const fillers = (disfluencies?.filledPauses.perMinute ?? 0) + (disfluencies?.discourseFillers.perMinute ?? 0)
  if (fillers > HARMLESS_FILLERS) return { key: 'fewerFillers', perMinute: fillers }
  if (!pausing || speechSeconds < LONG_ENOUGH_SECONDS) return undefined
  const { perMinute, longestSeconds } = pausing
  if (perMinute !== null && perMinute < FEW_PAUSES) return { key: 'pause', perMinute }
  if (longestSeconds !== null && longestSeconds >= DEAD_AIR_SECONDS)
    return { key: 'shorterGaps', longest: longestSeconds }
  return undefined
}

function voiceAdvice({ pitch, levelMovement }: Measures): TryNext | undefined {
  const { spreadSemitones } = pitch
  if (spreadSemitones !== null && spreadSemitones < FLAT_SEMITONES) return { key: 'lift', semitones: spreadSemitones }
  const { endingsDb } = levelMovement
  return endingsDb !== null && endingsDb <= FADING_DB ? { key: 'carry', decibels: -endingsDb } : undefined
}
