import { paceWithoutPauses } from '@understory/insight/voice/judge-pace'
import { minutesAndSeconds } from '../../lib/duration.ts'
import { decimal } from '../../lib/figures.ts'
import type { ResultsWords } from './facts.ts'
import { type Measures, rushedStretches, type Scores, verdictOf } from './figures.ts'

type Advice = Exclude<keyof ResultsWords['tryNext'], 'heading' | 'again'>

/** The next suggestion and the figures in its reason. */
type TryNext = { readonly key: Advice; readonly about: readonly unknown[] }
type Reason<Key extends Advice> = Extract<ResultsWords['tryNext'][Key], { why: unknown }>['why']
type About<Key extends Advice> = Reason<Key> extends (...given: infer A) => string ? A : []

const whole = (value: number) => decimal(value, 0)
const advise = <Key extends Advice>(key: Key, ...about: About<Key>): TryNext => ({ key, about })

const HARMLESS_FILLERS = 5
const FEW_PAUSES = 4
const LONG_ENOUGH_SECONDS = 30
const DEAD_AIR_SECONDS = 3
const FLAT_SEMITONES = 1.5
const FADING_DB = -6

/** Recording problems come first, then what listeners notice most. */
export function tryNext(measures: Measures, scores: Scores | null): TryNext {
  const problems = new Set(measures.problems.map(({ code }) => code))
  if (problems.has('too-noisy') || problems.has('noisy') || problems.has('background-sound')) return advise('room')
  // First, because a clipped recording must not lead to "come closer".
  if (problems.has('clipped') || problems.has('too-loud')) return advise('softer')
  if (problems.has('silence') || problems.has('too-quiet')) return advise('louder')
  // Loud but without voice: a machine, music, the street.
  if (problems.has('no-speech') || problems.has('no-syllables')) return advise('room')
  if (problems.has('too-short') || problems.has('short') || problems.has('empty')) return advise('longer')
  return paceAdvice(measures, scores) ?? pauseAdvice(measures) ?? voiceAdvice(measures) ?? advise('sameAgain')
}

function paceAdvice(measures: Measures, scores: Scores | null): TryNext | undefined {
  const verdict = verdictOf({ measures, scores })
  if (!scores || !verdict) return undefined
  if (verdict.isByPauses) return advise('fewerGaps', whole(paceWithoutPauses(measures) ?? 0))
  const { band } = scores.pace
  const pace = measures.wordsPerMinute ?? 0
  if (verdict.place === 'above') return advise('slower', whole(pace - band.high))
  if (verdict.place === 'below') return advise('quicker', whole(band.low - pace))
  const [rush] = rushedStretches(measures, band)
  return rush && advise('rush', { from: minutesAndSeconds(rush.start), to: minutesAndSeconds(rush.end) })
}

function pauseAdvice({ disfluencies, pausing, speechSeconds }: Measures): TryNext | undefined {
  const fillers = (disfluencies?.filledPauses.perMinute ?? 0) + (disfluencies?.discourseFillers.perMinute ?? 0)
  if (fillers > HARMLESS_FILLERS) return advise('fewerFillers', whole(fillers))
  if (!pausing || speechSeconds < LONG_ENOUGH_SECONDS) return undefined
  const { perMinute, longestSeconds } = pausing
  if (perMinute !== null && perMinute < FEW_PAUSES) return advise('pause', whole(perMinute))
  if (longestSeconds !== null && longestSeconds >= DEAD_AIR_SECONDS)
    return advise('shorterGaps', decimal(longestSeconds, 1))
  return undefined
}

function voiceAdvice({ pitch, levelMovement }: Measures): TryNext | undefined {
  const { spreadSemitones } = pitch
  if (spreadSemitones !== null && spreadSemitones < FLAT_SEMITONES) return advise('lift', decimal(spreadSemitones, 1))
  const { endingsDb } = levelMovement
  return endingsDb !== null && endingsDb <= FADING_DB ? advise('carry', whole(-endingsDb)) : undefined
}

/** The suggestion and its reason in words. */
export function adviceIn({ tryNext: words }: ResultsWords, { key, about }: TryNext): { say: string; why: string } {
  const { say, why } = words[key]
  // `advise` stored the arguments this sentence takes.
  return { say, why: typeof why === 'string' ? why : (why as (...about: readonly unknown[]) => string)(...about) }
}
