import { type Packed, unpack } from '@understory/matrix/packed'
import fitted from '../../fitted/finder.json' with { type: 'json' }

type Matrix = Packed & { rows: number; columns: number }

const matrixOf = ({ rows, columns, ...packed }: Matrix) => ({ rows, columns, values: unpack(packed) })

/** Learned by `npm run fit:coach` from the wordings of the cases. */
const packed = fitted as unknown as {
  sources: string
  size: number
  mean: number[]
  projection: Matrix
  vocabulary: string[]
  idf: number[]
  wordScale: number
  words: Matrix
  center: number[]
  caseIds: string[]
  centroids: Matrix
  /** How sharply nearness counts when cases vote on need and hearer. */
  sharpness: number
  ranker: {
    weights: Record<'near' | 'words' | 'hearer' | 'group' | 'need' | 'context', number>
    calibration: [number, number]
  }
}

export const model = {
  ...packed,
  mean: Float32Array.from(packed.mean),
  projection: matrixOf(packed.projection),
  vocabulary: new Map(packed.vocabulary.map((word, at) => [word, at])),
  words: matrixOf(packed.words),
  center: Float32Array.from(packed.center),
  centroids: matrixOf(packed.centroids),
}
