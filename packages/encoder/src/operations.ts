// Steps of a transformer in the memory of a matrix kernel. All places are in floats.
import type { MatrixKernel } from '@understory/matrix/kernel'
import { ROWS, STRIP } from '@understory/matrix/product'

const EPSILON = 1e-12

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

/** Each row with mean 0 and variance 1, scaled and shifted, in place. */
export function normalize(memory: Float32Array, x: number, count: number, width: number, { scale, bias }: Norm): void {
  for (let start = x; start < x + count * width; start += width) {
    let mean = 0
    for (let at = start; at < start + width; at += 1) mean += memory[at] ?? 0
    mean /= width
    let variance = 0
    for (let at = start; at < start + width; at += 1) variance += ((memory[at] ?? 0) - mean) ** 2
    const factor = 1 / Math.sqrt(variance / width + EPSILON)
    for (let at = 0; at < width; at += 1)
      memory[start + at] =
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

// Between two of these places the function is nearly a line: at most 2e-6 off.
const GELU_STEPS = 256
const GELU_END = 6
const GELU = Float32Array.from({ length: 2 * GELU_END * GELU_STEPS + 2 }, (_, at) => gelu(at / GELU_STEPS - GELU_END))

/** Each number times the chance that a normal variable is below it, in place. @source https://arxiv.org/abs/1606.08415 */
export function geluAll(memory: Float32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const x = memory[at] ?? 0
    if (x >= GELU_END) continue
    const place = (Math.max(x, -GELU_END) + GELU_END) * GELU_STEPS
    const below = Math.floor(place)
    const low = GELU[below] ?? 0
    memory[at] = low + (place - below) * ((GELU[below + 1] ?? 0) - low)
  }
}

/** By Simpson's rule, since JavaScript has no error function. */
function gelu(x: number): number {
  const steps = 400
  const width = Math.abs(x) / steps
  let sum = 0
  for (let at = 0; at <= steps; at += 1) {
    const weight = at === 0 || at === steps ? 1 : at % 2 === 1 ? 4 : 2
    sum += weight * Math.exp(-((at * width) ** 2) / 2)
  }
  const half = (sum * width) / 3 / Math.sqrt(2 * Math.PI)
  return x * (0.5 + Math.sign(x) * half)
}
