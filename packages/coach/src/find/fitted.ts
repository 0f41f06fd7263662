import fitted from '../../fitted/finder.json' with { type: 'json' }

/** Learned by `npm run fit:coach` from the wordings of the cases; numbers are int8 in base64 with a scale each. */
type Packed = { scale: number; base64: string }
type Matrix = Packed & { rows: number; columns: number }

export function unpack({ scale, base64 }: Packed): Float32Array {
  const bytes = atob(base64)
  const values = new Float32Array(bytes.length)
  // Shifted up and down again, the upper half of the byte becomes negative.
  for (let at = 0; at < bytes.length; at += 1) values[at] = ((bytes.charCodeAt(at) << 24) >> 24) * scale
  return values
}

const matrixOf = ({ rows, columns, ...packed }: Matrix) => ({ rows, columns, values: unpack(packed) })

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
