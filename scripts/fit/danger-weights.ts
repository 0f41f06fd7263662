import { pleaShare } from '../../packages/safety/src/stack.ts'
import type { DangerRow, SetName } from './danger-set.ts'

/**
 * How much a message counts. The authors' messages say the grave thing sideways: counted in full they teach suspicion of any
 * odd story. Real questions are few.
 */
export const NETWORK_WEIGHTS: Readonly<Record<SetName, number>> = {
  authors: 0.2,
  sets: 1,
  plain: 1,
  harmless: 1,
  ordinary: 3,
  questions: 3,
  counsel: 5,
}
export const STACK_WEIGHTS: Readonly<Record<SetName, number>> = {
  authors: 0.2,
  sets: 1,
  plain: 2,
  harmless: 1,
  ordinary: 4,
  questions: 2,
  counsel: 6,
}
/** To tell a plea about one's life from a question of wording; other sets do not say which they are. */
export const PLEA_WEIGHTS: Readonly<Partial<Record<SetName, number>>> = { counsel: 6, questions: 4, ordinary: 1 }

/** The share of harmless messages that may be taken for a danger, of ordinary ones and of real questions. */
export const ALARMS = { lead: { ordinary: 0.003, counsel: 0.08 }, any: { ordinary: 0.015, counsel: 0.2 } }

const [LEAST_SHIFT, MOST_SHIFT] = [-3, 6]
const SHIFT_STEP = 0.1

export type Judged = { row: DangerRow; score: number; plea: number; isBrief: boolean; isPlain: boolean }

/** The score that only this share of them exceeds. */
const quantile = (scores: readonly number[], share: number): number => {
  const order = scores.toSorted((a, b) => b - a)
  return order[Math.floor(share * order.length)] ?? Number.POSITIVE_INFINITY
}

export type Threshold = { shift: number; from: number; fromBrief: number }

export const isAbove = ({ shift, from, fromBrief }: Threshold, { score, plea, isBrief }: Judged): boolean =>
  score + shift * pleaShare(plea) >= (isBrief ? fromBrief : from)

/**
 * How far a plea is helped, and the score from which help is given: as much help for pleas as keeps both shares of false
 * alarms. Brief messages say so little that they have a threshold of their own. Messages with a plain phrase are settled
 * before.
 */
export const thresholdOf = (judged: readonly Judged[], alarms: { ordinary: number; counsel: number }): Threshold => {
  const harmless = judged.filter(({ row, isPlain }) => row.label === 'none' && !isPlain)
  const ordinary = harmless.filter(({ row }) => row.set === 'ordinary')
  const questions = harmless.filter(({ row }) => row.set === 'counsel')
  const at = (shift: number): Threshold => {
    const fromOf = (isBrief: boolean): number =>
      quantile(
        ordinary.filter((each) => each.isBrief === isBrief).map(({ score, plea }) => score + shift * pleaShare(plea)),
        alarms.ordinary,
      )
    return { shift, from: fromOf(false), fromBrief: fromOf(true) }
  }
  let best = at(LEAST_SHIFT)
  for (let shift = LEAST_SHIFT; shift < MOST_SHIFT; shift += SHIFT_STEP) {
    const threshold = at(shift)
    if (questions.filter((each) => isAbove(threshold, each)).length > alarms.counsel * questions.length) break
    best = threshold
  }
  return best
}
