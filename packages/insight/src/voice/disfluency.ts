import { findDiscourseFillers, findFilledPauseWords } from './fillers.ts'
import { poissonInterval } from './intervals.ts'
import { findRepairs, findRepetitions } from './repairs.ts'
import type { Disfluency, DisfluencyKind, DisfluencyMeasures, Rate, TimedWord } from './types.ts'
import type { Token, TokenRun } from './words.ts'

/** Most recognizers drop "um" and repetitions, so a transcript without any doesn't prove that there were none. */
export function looksVerbatim(tokens: readonly Token[]): boolean {
  return findFilledPauseWords(tokens).length > 0 || findRepetitions(tokens).length > 0
}

const FINDERS: Readonly<Record<DisfluencyKind, (tokens: readonly Token[]) => readonly TokenRun[]>> = {
  'filled-pause': findFilledPauseWords,
  'discourse-filler': findDiscourseFillers,
  repetition: findRepetitions,
  repair: findRepairs,
}
const KINDS = Object.keys(FINDERS) as DisfluencyKind[]

/**
 * Disfluencies of a verbatim transcript, with rates; `times` has the timed word of each token.
 *
 * @source SOURCES.md#fillers
 */
export function measureDisfluencies(
  transcript: string,
  tokens: readonly Token[],
  times: readonly (TimedWord | undefined)[],
  seconds: number,
): DisfluencyMeasures {
  const found = KINDS.flatMap((kind) =>
    FINDERS[kind](tokens).map((run) => toDisfluency(kind, run, transcript, tokens, times)),
  ).sort((a, b) => a.start - b.start)
  const rate = (kind: DisfluencyKind) => toRate(found.filter((one) => one.kind === kind).length, seconds, tokens.length)
  return {
    found,
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
