import { expect, test } from 'vitest'
import type { WeightSpec } from './tensors.ts'
import { type Tuning, tune } from './tuning.ts'

const specs: WeightSpec[] = [
  { name: 'bias', shape: [2], dtype: 'float32' },
  { name: 'matrix', shape: [2, 3], dtype: 'float32' },
]
const packed = (values: number[], scale: number) => ({
  scale,
  base64: Buffer.from(Int8Array.from(values).buffer).toString('base64'),
})
const weightsOf = (values: number[]) => Float32Array.from(values).buffer

test('adds a product of two thin matrices to a matrix, and numbers to a vector', () => {
  const tuning: Tuning = {
    sources: '',
    changes: [
      { name: 'matrix', rows: 2, columns: 3, rank: 1, left: packed([1, -2], 1), right: packed([1, 2, 3], 0.5) },
      { name: 'bias', values: packed([4, -4], 0.25) },
    ],
  }
  const weights = weightsOf([1, 1, 0, 0, 0, 10, 10, 10])
  tune(weights, specs, tuning)
  expect([...new Float32Array(weights)]).toEqual([2, 0, 0.5, 1, 1.5, 9, 8, 7])
})

test.each([
  ['a tensor that is not there', { name: 'other', values: packed([1, 1], 1) }],
  ['a tensor of another size', { name: 'bias', values: packed([1, 1, 1], 1) }],
])('refuses %s', (_, change) => {
  expect(() => tune(weightsOf([0, 0, 0, 0, 0, 0, 0, 0]), specs, { sources: '', changes: [change] })).toThrow(
    change.name,
  )
})
