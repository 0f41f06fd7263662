import { deviation, mean } from '@understory/insight/statistics'
import { CLASSES, DIMENSIONS, type Linear } from '../../packages/safety/src/model.ts'
import { fitLogistic } from './logistic.ts'
import type { SparseRow } from './ridge.ts'

const dense = (values: ArrayLike<number>): SparseRow => ({
  at: Int32Array.from({ length: values.length }, (_, at) => at),
  value: Float64Array.from(values),
})

type Options = { penalty: number; weights: readonly number[]; rounds?: number }

/** Logistic regression on inputs brought to one scale, told for the inputs as they come. */
export const fitLinear = (inputs: readonly number[][], truths: readonly boolean[], options: Options): Linear => {
  const columns = inputs[0]?.length ?? 0
  const of = Array.from({ length: columns }, (_, at) => inputs.map((row) => row[at] ?? 0))
  const [means, spreads] = [of.map(mean), of.map(deviation)]
  const scaled = inputs.map((row) =>
    dense(row.map((value, at) => ((spreads[at] ?? 0) > 1e-6 ? (value - (means[at] ?? 0)) / (spreads[at] ?? 1) : 0))),
  )
  const { weights, bias } = fitLogistic(scaled, truths, {
    columns,
    penalty: options.penalty,
    rounds: options.rounds ?? 8,
    weightOf: (row) => options.weights[row] ?? 1,
  })
  const told = means.map((_, at) => ((spreads[at] ?? 0) > 1e-6 ? (weights[at] ?? 0) / (spreads[at] ?? 1) : 0))
  return { bias: bias - told.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0), weights: told }
}

export type Direction = { weights: Float64Array; bias: number }

/** Vectors are short: scaled up, one penalty fits them and the cues beside them. */
const SCALE = 20

export const fitDirection = (
  vectors: readonly ArrayLike<number>[],
  beside: readonly (readonly number[])[],
  truths: readonly boolean[],
  { penalty, weights, rounds = 6 }: Options,
): { vector: Direction; beside: number[] } => {
  const rows = vectors.map((vector, at) =>
    dense([...Array.from(vector, (value) => value * SCALE), ...(beside[at] ?? [])]),
  )
  const columns = DIMENSIONS + (beside[0]?.length ?? 0)
  const fit = fitLogistic(rows, truths, { columns, penalty, rounds, weightOf: (row) => weights[row] ?? 1 })
  return {
    vector: { weights: fit.weights.slice(0, DIMENSIONS).map((weight) => weight * SCALE), bias: fit.bias },
    beside: Array.from(fit.weights.slice(DIMENSIONS)),
  }
}

export const fitKinds = (tops: readonly ArrayLike<number>[], kinds: readonly string[]): Direction[] =>
  CLASSES.map((kind) => {
    const truths = kinds.map((each) => each === kind)
    return fitDirection(tops, [], truths, { penalty: 5, weights: [], rounds: 4 }).vector
  })
