import { expect, test } from 'vitest'
import { type Tuning, tuned } from './tuning.ts'

const packed = (values: number[], scale: number) => ({
  scale,
  base64: Buffer.from(Int8Array.from(values).buffer).toString('base64'),
})
const readerOf = (tensors: Record<string, number[]>) => (name: string) => Float32Array.from(tensors[name] ?? [])

test('adds a product of two thin matrices to a matrix, and numbers to a vector', () => {
  const tuning: Tuning = {
    sources: '',
    changes: [
      { name: 'matrix', rows: 2, columns: 3, rank: 1, left: packed([1, -2], 1), right: packed([1, 2, 3], 0.5) },
      { name: 'bias', values: packed([4, -4], 0.25) },
    ],
  }
  const read = tuned(readerOf({ bias: [1, 1], matrix: [0, 0, 0, 10, 10, 10], other: [3] }), tuning)
  expect([...read('bias')]).toEqual([2, 0])
  expect([...read('matrix')]).toEqual([0.5, 1, 1.5, 9, 8, 7])
  expect([...read('other')]).toEqual([3])
})

test('refuses a change of another size', () => {
  const read = tuned(readerOf({ bias: [0, 0] }), { sources: '', changes: [{ name: 'bias', values: packed([1], 1) }] })
  expect(() => read('bias')).toThrow('bias')
})
