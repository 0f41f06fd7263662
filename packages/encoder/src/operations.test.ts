import { expect, test } from 'vitest'
import { geluAll, normalize, softmax } from './operations.ts'

test('gives each number times the chance that a normal variable is below it', () => {
  const numbers = Float32Array.of(9, -9, 0, 1, -1, 0.123, -2.5)
  geluAll(numbers, 0, numbers.length)
  const right = [9, 0, 0, 0.841345, -0.158655, 0.06752, -0.015524]
  expect([...numbers]).toEqual(right.map((number) => expect.closeTo(number, 5)))
})

test('gives a row mean 0 and variance 1, scaled and shifted', () => {
  const memory = Float32Array.of(1, 3, 2, 2, 10, 10)
  normalize(memory, 0, 1, 2, { scale: 2, bias: 4 })
  expect([...memory.subarray(0, 2)]).toEqual([8, 12])
})

test('gives shares that add up to one, whatever the size of the numbers', () => {
  const shares = Float32Array.of(1_000, 1_000, 1_000 + Math.log(2))
  softmax(shares, 0, 3, 1)
  expect([...shares]).toEqual([0.25, 0.25, 0.5].map((share) => expect.closeTo(share, 4)))
})
