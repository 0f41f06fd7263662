import { keywordsOf } from '@understory/language/words'
import { openMatrixKernel } from '@understory/matrix/kernel'
import { model } from './fitted.ts'

const unit = (values: Float32Array): Float32Array => {
  let sum = 0
  for (const value of values) sum += value * value
  const length = Math.sqrt(sum) || 1
  return values.map((value) => value / length)
}

/** Adds `weight` times a row of a matrix. */
function addRow(to: Float32Array, matrix: typeof model.words, row: number, weight: number): void {
  const from = row * matrix.columns
  for (let at = 0; at < matrix.columns; at += 1) to[at] = (to[at] ?? 0) + weight * (matrix.values[from + at] ?? 0)
}

/** The keywords of a text that the fit knows, weighed by how rare they are, together of length 1. */
function wordWeights(text: string): Map<number, number> {
  const weights = new Map<number, number>()
  for (const word of keywordsOf(text)) {
    const at = model.vocabulary.get(word)
    if (at !== undefined) weights.set(at, model.idf[at] ?? 0)
  }
  const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1
  for (const [at, weight] of weights) weights.set(at, weight / length)
  return weights
}

/** Where a text stands among cases, by `size` numbers of length 1: its sentence vector and its words, joined. @param vector undefined where there is no encoder */
export function project(text: string, vector: Float32Array | undefined): Float32Array {
  const point = new Float32Array(model.size)
  if (vector)
    for (let at = 0; at < vector.length; at += 1)
      addRow(point, model.projection, at, (vector[at] ?? 0) - (model.mean[at] ?? 0))
  for (const [at, weight] of wordWeights(text)) addRow(point, model.words, at, weight * model.wordScale)
  return unit(point)
}

const { rows: CASES, columns: SIZE, values: centroids } = model.centroids
/** Places in the kernel's memory, in floats: centroids, then the point, then the cosines. It takes 32 columns at a time. */
const WIDTH = 32 * Math.ceil(CASES / 32)
const POINT = SIZE * WIDTH
const COSINES = POINT + SIZE
const kernel = openMatrixKernel(COSINES + WIDTH)
for (let row = 0; row < CASES; row += 1)
  for (let at = 0; at < SIZE; at += 1) kernel.memory[at * WIDTH + row] = centroids[row * SIZE + at] ?? 0

/** Cosine of a point with every case, in the order of `model.caseIds`. */
export function similarities(point: Float32Array): Float32Array {
  // Nothing of the text is known: it is as near to one case as to any other.
  if (point.every((value) => value === 0)) return new Float32Array(CASES)
  kernel.memory.set(unit(point.map((value, at) => value - (model.center[at] ?? 0))), POINT)
  kernel.memory.fill(0, COSINES)
  kernel.one(0, 4 * POINT, 4 * COSINES, SIZE, 4 * WIDTH, 4 * WIDTH, 0, 0)
  return kernel.memory.slice(COSINES, COSINES + CASES)
}
