import { isPlea } from '../../packages/safety/src/stack.ts'
import type { DangerRow, SetName } from './danger-set.ts'

/**
 * How much a message counts. The authors' messages say the grave thing sideways: counted in full they teach suspicion of any
 * odd story. Real questions are few.
 */
export const WEIGHTS: Readonly<Record<SetName, { network: number; stack: number }>> = {
  authors: { network: 0.2, stack: 0.2 },
  sets: { network: 1, stack: 1 },
  plain: { network: 1, stack: 2 },
  typed: { network: 3, stack: 4 },
  harmless: { network: 1, stack: 1 },
  ordinary: { network: 3, stack: 4 },
  questions: { network: 3, stack: 2 },
  asides: { network: 1.5, stack: 2 },
  lines: { network: 1, stack: 1 },
  messages: { network: 3, stack: 4 },
  counsel: { network: 5, stack: 6 },
}
/**
 * What a danger of a set counts, of its weight, where help first is learned. Those said in passing look like any odd message: counted
 * in full they put help first for three times as many harmless ones. They learn in full what gets a line.
 */
export const FIRST_SHARES: Readonly<Partial<Record<SetName, number>>> = { asides: 0.3 }
/** What the stack for pleas rests on: what people really wrote. Questions written by a language model moved it elsewhere. */
export const PLEA_STACK_WEIGHTS: Readonly<Partial<Record<SetName, number>>> = { counsel: 1 }
/** To tell a plea about one's life from a question of wording; other sets do not say which they are. */
export const PLEA_WEIGHTS: Readonly<Partial<Record<SetName, number>>> = { counsel: 6, questions: 4, ordinary: 1 }

/**
 * The shares of harmless messages that may be taken for a danger: of ordinary ones, and of those real questions that are read
 * as pleas, which are nine of ten. Ordinary messages of files left out are raised more often than these.
 */
export const ALARMS = { lead: { ordinary: 0.002, pleas: 0.09 }, any: { ordinary: 0.0125, pleas: 0.21 } }

/** What stacks that had not seen a message say of it. `isPlain`: a plain phrase settled it before. */
export type Judged = {
  row: DangerRow
  score: number
  ofPlea: number
  plea: number
  isBrief: boolean
  isPlain: boolean
}

/** The score that only this share of them exceeds. */
const quantile = (scores: readonly number[], share: number): number => {
  const order = scores.toSorted((a, b) => b - a)
  return order[Math.floor(share * order.length)] ?? Number.POSITIVE_INFINITY
}

/** The scores from which help is given. Brief messages say so little that they have a threshold of their own. */
export type Thresholds = { plea: number; other: number; brief: number }

export const isAbove = ({ plea, other, brief }: Thresholds, each: Judged): boolean => {
  if (isPlea(each.plea)) return each.ofPlea > plea
  return each.score > (each.isBrief ? brief : other)
}

/**
 * As low as the shares of false alarms allow: among pleas by the real questions, among all others by ordinary messages, of
 * which some are taken for pleas.
 */
export const thresholdsOf = (judged: readonly Judged[], alarms: { ordinary: number; pleas: number }): Thresholds => {
  const harmless = judged.filter(({ row, isPlain }) => row.label === 'none' && !isPlain)
  const questions = harmless.filter(({ row, plea }) => row.set === 'counsel' && isPlea(plea))
  const plea = quantile(
    questions.map(({ ofPlea }) => ofPlea),
    alarms.pleas,
  )
  const ordinary = harmless.filter(({ row }) => row.set === 'ordinary')
  const others = ordinary.filter((each) => !isPlea(each.plea))
  const spent = ordinary.filter((each) => isPlea(each.plea) && each.ofPlea > plea).length
  const share = Math.max(0, alarms.ordinary * ordinary.length - spent) / others.length
  const fromOf = (isBrief: boolean): number =>
    quantile(
      others.filter((each) => each.isBrief === isBrief).map(({ score }) => score),
      share,
    )
  return { plea, other: fromOf(false), brief: fromOf(true) }
}
