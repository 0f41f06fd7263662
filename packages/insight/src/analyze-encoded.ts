import { type AnalyzeOptions, analysisOf, type MeasuredText, measureText } from './analyze-text.ts'
import { type Plan, planOf, textsOf } from './score/encoded-text.ts'
import { type Vectors, withEncoder } from './score/encoder-heads.ts'
import type { TextAnalysis } from './text/types.ts'

/** A measured text and the encoder input it needs. Transferable between threads. */
export type ReadText = MeasuredText & { plan: Plan }

/** Measures a text for the sentence encoder. With `reasons` each phrase is ablated, which takes longer. */
export const measureToEncode = (
  text: string,
  context: string,
  reasons: boolean,
  options?: AnalyzeOptions,
): ReadText => {
  const { reading, ...measured } = measureText(text, context, options)
  return { ...measured, plan: planOf(reading, measured.digs, reasons) }
}

/** Texts to encode for `analyzeEncoded`; none where nothing is scored. */
export const encodedTextsOf = ({ said, plan }: ReadText): string[] => (said === undefined ? [] : textsOf(plan))

/** Full analysis of a measured text; falls back to words where a vector is missing. */
export const analyzeEncoded = (read: ReadText, vectors: Vectors): TextAnalysis =>
  analysisOf(read, (heard) => withEncoder(heard, read.places, read.plan, vectors))
