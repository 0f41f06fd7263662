import { type AnalyzeOptions, analyzeText } from './analyze-text.ts'
import { textsToEncode, type Vectors, withEncoder } from './score/encoder-heads.ts'
import { languageOf } from './text/language.ts'
import { readText } from './text/reading.ts'
import type { TextAnalysis } from './text/types.ts'

/**
 * The texts that a sentence encoder is to read before `analyzeEncoded`: none where nothing is scored. With `reasons`
 * each phrase is left out in turn, which takes longer.
 */
export const encodedTextsOf = (text: string, reasons: boolean): string[] => {
  const reading = readText(text)
  return languageOf(reading).english ? textsToEncode(reading, reasons) : []
}

/** As `analyzeText`, with the vectors of `encodedTextsOf`. Where one is missing, from the words alone. */
export const analyzeEncoded = (
  text: string,
  context: string,
  vectors: Vectors,
  options: Omit<AnalyzeOptions, 'refine'> = {},
): TextAnalysis =>
  analyzeText(text, context, { ...options, refine: (heard, reading) => withEncoder(heard, reading, vectors) })
