import { findDiscourseFillers, findFilledPauseWords, type TokenRun } from './fillers.ts'
import { poissonInterval } from './intervals.ts'
import { findRepairs, findRepetitions } from './repairs.ts'
import type { Disfluency, DisfluencyKind, DisfluencyMeasures, Rate, TimedWord } from './types.ts'
import type { Token } from './words.ts'

/**
 * Whether a transcript is verbatim. Most recognizers drop "um" and repetitions, so a transcript without any proves
 * nothing.
 */
export function looksVerbatim(tokens: readonly Token[]): boolean {
  return findFilledPauseWords(tokens).length > 0 || findRepetitions(tokens).length > 0
}

/**
 * Disfluencies of a verbatim transcript, with rates.
 *
 * @param transcript source of `tokens`
 * @param times timed word per token, where known
 * @param seconds length of the talk, above 0
 * @source SOURCES.md#fillers
 */
export function measureDisfluencies(
  transcript: string,
  tokens: readonly Token[],
  times: readonly (TimedWord | undefined)[],
  seconds: number,
): DisfluencyMeasures {
  const runs: Readonly<Record<DisfluencyKind, readonly TokenRun[]>> = {
    'filled-pause': findFilledPauseWords(tokens),
    'discourse-filler': findDiscourseFillers(tokens),
    repetition: findRepetitions(tokens),
    repair: findRepairs(tokens),
  }
  const describe = (kind: DisfluencyKind) => runs[kind].map((run) => toDisfluency(kind, run, transcript, tokens, times))
  const rate = (kind: DisfluencyKind) => toRate(runs[kind].length, seconds, tokens.length)
  return {
    found: [
      ...describe('filled-pause'),
      ...describe('discourse-filler'),
      ...describe('repetition'),
      ...describe('repair'),
    ].sort((a, b) => a.start - b.start),
    filledPauses: rate('filled-pause'),
    discourseFillers: rate('discourse-filler'),
    repetitions: rate('repetition'),
    repairs: rate('repair'),
  }
}

function toDisfluency(
  kind: DisfluencyKind,
  run: TokenRun,
  transcript: string,
  tokens: readonly Token[],
  times: readonly (TimedWord | undefined)[],
): Disfluency {
  const start = tokens[run.first]?.start ?? 0
  const end = tokens[run.last]?.end ?? start
  const from = times[run.first]
  const to = times[run.last]
  return {
    kind,
    start,
    end,
    text: transcript.slice(start, end),
    time: from && to ? { start: from.start, end: to.end } : null,
  }
}

function toRate(count: number, seconds: number, words: number): Rate {
  const minutes = seconds / 60
  const { low, high } = poissonInterval(count)
  return {
    count,
    perMinute: count / minutes,
    low: low / minutes,
    high: high / minutes,
    perHundredWords: words > 0 ? (count / words) * 100 : 0,
  }
}
