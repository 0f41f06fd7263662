import { excerptOf, type Places } from '../text/reading.ts'
import type { TokenRange } from '../text/tokens.ts'
import type { Contribution } from '../text/types.ts'

/** Tokens that move a score in one direction. */
export type Run = TokenRange & { pull: number }

const MOST_PHRASES = 12
/** Minimum effect relative to the strongest token. */
const LEAST_SHARE = 0.12

const carries = (reading: Places, at: number): boolean => {
  const kind = reading.tokens[at]?.kind
  return kind === 'word' || kind === 'emoji' || kind === 'emoticon'
}

const trimmed = (reading: Places, pull: Float64Array, first: number, last: number): Run | undefined => {
  let [from, to] = [first, last]
  while (from < to && !carries(reading, from)) from += 1
  while (to > from && !carries(reading, to - 1)) to -= 1
  if (from === to) return undefined
  return { first: from, last: to, pull: pull.subarray(from, to).reduce((a, b) => a + b, 0) }
}

/** Strongest runs of adjacent tokens with the same sign within a sentence. Linear. */
const strongestRuns = (reading: Places, pull: Float64Array): Run[] => {
  const least = LEAST_SHARE * pull.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  if (least === 0) return []
  const runs: Run[] = []
  for (const sentence of reading.sentences) {
    let at = sentence.first
    while (at < sentence.last) {
      const sign = Math.abs(pull[at] ?? 0) >= least ? Math.sign(pull[at] ?? 0) : 0
      let end = at + 1
      while (end < sentence.last && (pull[end] ?? 0) * sign >= least) end += 1
      const run = sign === 0 ? undefined : trimmed(reading, pull, at, end)
      if (run !== undefined) runs.push(run)
      at = end
    }
  }
  return runs.sort((a, b) => Math.abs(b.pull) - Math.abs(a.pull)).slice(0, MOST_PHRASES)
}

/** Smaller effects are invisible on a bar. */
const LEAST_EFFECT = 0.1

/** Divides the joint effect of same-direction runs by their strength. */
const parted = (runs: readonly Run[], effectOf: (runs: readonly Run[]) => number): (readonly [Run, number])[] => {
  const [total, pull] = [effectOf(runs), runs.reduce((sum, run) => sum + run.pull, 0)]
  return Math.sign(total) === Math.sign(pull) ? runs.map((run) => [run, (total * run.pull) / pull] as const) : []
}

/**
 * Effects of phrases in points, strongest first; `pull` is each token's. Near the end of a scale effects saturate, so
 * phrases of one direction share their joint effect, `effectOf`.
 */
export const contributionsOf = (
  reading: Places,
  pull: Float64Array,
  effectOf: (runs: readonly Run[]) => number,
): Contribution[] => {
  const runs = strongestRuns(reading, pull)
  return [runs.filter((run) => run.pull > 0), runs.filter((run) => run.pull < 0)]
    .flatMap((oneWay) => parted(oneWay, effectOf))
    .map(([run, points]) => ({ ...excerptOf(reading, run), effect: Math.round(points * 10) / 10 }))
    .filter(({ effect }) => Math.abs(effect) >= LEAST_EFFECT)
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
}

export const sumOver = (values: Float64Array, runs: readonly Run[]): number => {
  let sum = 0
  for (const { first, last } of runs) for (let at = first; at < last; at += 1) sum += values[at] ?? 0
  return sum
}
