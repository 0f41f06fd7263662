import { expect, test } from 'vitest'
import { type FittedHead, heldBack, predictHead } from './heads.ts'

const words = Float64Array.from([-1.2, 0.4, 2.1, 0.9, -0.3])
const vectors = [
  [0.2, -0.5],
  [0.9, 0.1],
  [-0.4, 0.3],
  [0.1, -0.8],
  [-0.7, 0.6],
]
const head: FittedHead = { words: 0.7, bias: 0.1, weights: Float64Array.from([1.5, -0.6]), middle: 0.2 }
const unseen = words.map((raw, row) => predictHead(head, raw, vectors[row] ?? []))
const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length

test.each([1, 0.65, 0])('a head held back to %d predicts the unseen scores that come with it', (share) => {
  const held = heldBack({ head, unseen }, words, share)
  const said = words.map((raw, row) => predictHead(held.head, raw, vectors[row] ?? []))
  for (const [row, value] of held.unseen.entries()) expect(said[row]).toBeCloseTo(value, 10)
  expect(mean(held.unseen)).toBeCloseTo(mean(words), 10)
})

test('with nothing kept of the encoder, the score of the words remains', () => {
  const held = heldBack({ head, unseen }, words, 0)
  for (const [row, value] of held.unseen.entries()) expect(value).toBeCloseTo(words[row] ?? Number.NaN, 10)
})
