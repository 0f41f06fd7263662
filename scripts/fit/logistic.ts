import { fitRidge, type LinearFit, type SparseRow } from './ridge.ts'

type LogisticOptions = { columns: number; penalty: number; rounds: number; weightOf: (row: number) => number }

const LEAST_WEIGHT = 0.01
const FARTHEST = 8

const scoreOf = ({ weights, bias }: LinearFit, { at, value }: SparseRow): number => {
  let sum = bias
  for (let each = 0; each < at.length; each += 1) sum += (weights[at[each] ?? 0] ?? 0) * (value[each] ?? 0)
  return sum
}

/** Logistic ridge regression by iteratively reweighted least squares. Deterministic. */
export const fitLogistic = (
  rows: SparseRow[],
  isTrue: readonly boolean[],
  { columns, penalty, rounds, weightOf }: LogisticOptions,
): LinearFit => {
  const penalties = new Float64Array(columns).fill(penalty)
  let fit: LinearFit = { weights: new Float64Array(columns), bias: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const target = new Float64Array(rows.length)
    const weight = new Float64Array(rows.length)
    rows.forEach((row, each) => {
      const score = scoreOf(fit, row)
      const chance = 1 / (1 + Math.exp(-score))
      const slope = Math.max(chance * (1 - chance), LEAST_WEIGHT)
      const off = ((isTrue[each] ? 1 : 0) - chance) / slope
      target[each] = score + Math.max(-FARTHEST, Math.min(FARTHEST, off))
      weight[each] = slope * weightOf(each)
    })
    fit = fitRidge(rows, target, { columns, penalty: penalties, weight, iterations: 25 })
  }
  return fit
}
