import { type AnalyzeOptions, analysisOf, type MeasuredText, measureText } from './analyze-text.ts'
import { type Plan, planOf, textsOf } from './score/encoded-text.ts'
import { type Vectors, withEncoder } from './score/encoder-heads.ts'
import type { TextAnalysis } from './text/types.ts'

/** A measured text and what a sentence encoder is to read of it. It can be passed on to another thread. */
export type ReadText = MeasuredText & { plan: Plan }

/**
 * Measures a text, once, for an encoder to be heard on it. With `reasons` each phrase is left out in turn, which takes
 * the encoder longer.
 */
export const measureToEncode = (
  text: string,
  context: string,
  reasons: boolean,
  options?: AnalyzeOptions,
): ReadText => {
  const { reading, ...measured } = measureText(text, context, options)
  return { ...measured, plan: planOf(reading, measured.digs, reasons) }
}

/** The texts whose vectors `analyzeEncoded` asks for: none where nothing is scored. */
export const encodedTextsOf = ({ said, plan }: ReadText): string[] => (said === undefined ? [] : textsOf(plan))

/** All that is known of a measured text; from the words alone where a vector is missing. */
export const analyzeEncoded = (read: ReadText, vectors: Vectors): TextAnalysis =>
  analysisOf(read, (heard) => withEncoder(heard, read.places, read.plan, vectors))
