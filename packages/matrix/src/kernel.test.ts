import { expect, test } from 'vitest'
import { openMatrixKernel } from './kernel.ts'

const [DEPTH, COLUMNS, W_STRIDE, X_STRIDE, Y_STRIDE] = [5, 32, 64, 7, 70]
const [W, X, Y] = [0, 400, 1_000]

test.each([false, true])('multiplies one, two, four and six rows as plain loops do (fused: %s)', (isFused) => {
  const kernel = openMatrixKernel(2_000, { isFused })
  kernel.memory.forEach((_, i) => {
    kernel.memory[i] = ((i * 37) % 11) - 5
  })
  const before = kernel.memory.slice()
  const at = (i: number) => before[i] ?? 0
  for (const [rows, multiply] of [
    [1, kernel.one],
    [2, kernel.two],
    [4, kernel.four],
    [6, kernel.six],
  ] as const) {
    kernel.memory.set(before)
    multiply(4 * W, 4 * X, 4 * Y, DEPTH, 4 * COLUMNS, 4 * W_STRIDE, 4 * X_STRIDE, 4 * Y_STRIDE)
    const expected = before.slice()
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < COLUMNS; column += 1) {
        let sum = at(Y + row * Y_STRIDE + column)
        for (let k = 0; k < DEPTH; k += 1) sum += at(X + row * X_STRIDE + k) * at(W + k * W_STRIDE + column)
        expected[Y + row * Y_STRIDE + column] = sum
      }
    expect(kernel.memory).toEqual(expected)
  }
})
