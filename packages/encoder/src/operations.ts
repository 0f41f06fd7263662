// Steps of a transformer in the memory of a matrix kernel. All places are in floats.
import type { MatrixKernel } from '@understory/matrix/kernel'
import { ROWS, STRIP } from '@understory/matrix/product'

const EPSILON = 1e-6

/** Where a matrix in strips and its bias stand. */
export type Linear = { matrix: number; bias: number; depth: number; width: number }
export type Norm = { scale: number; bias: number }

/** y += x · matrix, for a multiple of six rows. */
export function addProduct(
  kernel: MatrixKernel,
  x: number,
  { matrix, depth, width }: Omit<Linear, 'bias'>,
  y: number,
  rows: number,
  xStride = depth,
  yStride = width,
): void {
  // A strip stays in the cache while all rows pass.
  for (let column = 0; column < width; column += STRIP)
    for (let row = 0; row < rows; row += ROWS)
      kernel.six(
        4 * (matrix + column * depth),
        4 * (x + row * xStride),
        4 * (y + row * yStride + column),
        depth,
        4 * STRIP,
        4 * STRIP,
        4 * xStride,
        4 * yStride,
      )
}

export function addBias(memory: Float32Array, y: number, count: number, { bias, width }: Linear): void {
  for (let row = 0; row < count; row += 1)
    for (let at = 0; at < width; at += 1) {
      const to = y + row * width + at
      memory[to] = (memory[to] ?? 0) + (memory[bias + at] ?? 0)
    }
}

/** Each row with mean 0 and variance 1, scaled and shifted. */
export function normalize(
  memory: Float32Array,
  from: number,
  to: number,
  count: number,
  width: number,
  { scale, bias }: Norm,
): void {
  for (let row = 0; row < count; row += 1) {
    const start = from + row * width
    let mean = 0
    for (let at = start; at < start + width; at += 1) mean += memory[at] ?? 0
    mean /= width
    let variance = 0
    for (let at = start; at < start + width; at += 1) variance += ((memory[at] ?? 0) - mean) ** 2
    const factor = 1 / Math.sqrt(variance / width + EPSILON)
    for (let at = 0; at < width; at += 1)
      memory[to + row * width + at] =
        ((memory[start + at] ?? 0) - mean) * factor * (memory[scale + at] ?? 0) + (memory[bias + at] ?? 0)
  }
}

/** Softmax of `count` numbers in place, each times `factor` first. */
export function softmax(memory: Float32Array, start: number, count: number, factor: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let at = start; at < start + count; at += 1) most = Math.max(most, memory[at] ?? 0)
  let sum = 0
  for (let at = start; at < start + count; at += 1) {
    const share = Math.exp(factor * ((memory[at] ?? 0) - most))
    memory[at] = share
    sum += share
  }
  for (let at = start; at < start + count; at += 1) memory[at] = (memory[at] ?? 0) / sum
}
