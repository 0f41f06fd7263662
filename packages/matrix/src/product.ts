import { openMatrixKernel } from './kernel.ts'

/** What the kernel multiplies at a time: at most so many rows, and so many columns of a matrix. */
export const ROWS = 6
export const STRIP = 8
const FEW_ROWS = 4

/** Where a number of some column and row stands in a matrix of strips. */
export const inStrip = (column: number, row: number, depth: number): number =>
  Math.floor(column / STRIP) * depth * STRIP + row * STRIP + (column % STRIP)

/** A row-major matrix in strips of eight columns one after another: read in order, which is twice as fast. */
export function inStrips(matrix: Float32Array, depth: number, width: number): Float32Array {
  const strips = new Float32Array(depth * STRIP * Math.ceil(width / STRIP))
  for (let row = 0; row < depth; row += 1)
    for (let column = 0; column < width; column += 1)
      strips[inStrip(column, row, depth)] = matrix[row * width + column] ?? 0
  return strips
}

/** A row-major matrix with its rows as columns. */
export function transposed(matrix: Float32Array, columns: number): Float32Array {
  const rows = matrix.length / columns
  return matrix.map((_, at) => matrix[(at % rows) * columns + Math.floor(at / rows)] ?? 0)
}

/** A row-major matrix of `depth` rows, to multiply vectors of as many numbers with, several at a time. Not for Safari. */
export function openProduct(matrix: Float32Array, depth: number): (vectors: readonly Float32Array[]) => Float32Array[] {
  const columns = matrix.length / depth
  const width = STRIP * Math.ceil(columns / STRIP)
  const x = depth * width
  const y = x + ROWS * depth
  const kernel = openMatrixKernel(y + ROWS * width, { isFused: true })
  const { memory } = kernel
  memory.set(inStrips(matrix, depth, columns))
  const multiplied = (vectors: readonly Float32Array[]) => {
    for (const [row, vector] of vectors.entries()) memory.set(vector, x + row * depth)
    const multiply = vectors.length > FEW_ROWS ? kernel.six : kernel.four
    for (let at = 0; at < width; at += STRIP)
      multiply(4 * at * depth, 4 * x, 4 * (y + at), depth, 4 * STRIP, 4 * STRIP, 4 * depth, 4 * width)
    const products = vectors.map((_, row) => memory.slice(y + row * width, y + row * width + columns))
    // Nothing that somebody wrote stays.
    memory.fill(0, x)
    return products
  }
  return (vectors) => {
    const groups = Array.from({ length: Math.ceil(vectors.length / ROWS) }, (_, at) =>
      vectors.slice(at * ROWS, (at + 1) * ROWS),
    )
    return groups.flatMap(multiplied)
  }
}
