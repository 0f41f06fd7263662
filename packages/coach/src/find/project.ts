import { keywordsOf } from '@understory/language/words'
import { openProduct, transposed } from '@understory/matrix/product'
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

const onto = openProduct(model.projection.values, model.projection.rows)
const nearCentroids = openProduct(transposed(model.centroids.values, model.size), model.size)

/** Where texts stand among cases, each by its sentence vector and its words, in numbers of length 1. */
function project(texts: readonly string[], vectors: readonly Float32Array[]): Float32Array[] {
  const points = onto(vectors.map((vector) => vector.map((value, at) => value - (model.mean[at] ?? 0))))
  return texts.map((text, row) => {
    const point = points[row] ?? new Float32Array(model.size)
    for (const [at, weight] of wordWeights(text)) addRow(point, model.words, at, weight * model.wordScale)
    return unit(point)
  })
}

/**
 * Cosine of each text with every case, in the order of `model.caseIds`. @param vectors of the texts; none where there is no encoder
 */
export function similarities(texts: readonly string[], vectors: readonly Float32Array[]): Float32Array[] {
  const points = project(texts, vectors)
  const cosines = nearCentroids(points.map((point) => unit(point.map((value, at) => value - (model.center[at] ?? 0)))))
  // Where nothing of a text is known, it's as near to one case as to any other.
  return cosines.map((own, row) => (points[row]?.every((value) => value === 0) ? own.fill(0) : own))
}
