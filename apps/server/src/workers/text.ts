import { analyzeEncoded, encodedTextsOf } from '@understory/insight/analyze-encoded'
import { analyzeText } from '@understory/insight/analyze-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import type { TextAnalysis } from '@understory/insight/text/types'
import { serveTasks } from './serve.ts'

/** With `reasons` the encoder is also asked for what each phrase brings. */
export type TextTask = {
  text: string
  context: string
  reasons: boolean
  vectors?: ReadonlyMap<string, Float32Array>
}

/** A text read by its words, and the texts whose vectors let the same task be answered better. */
export type TextRead = { analysis: TextAnalysis; toEncode: string[] }

const OPTIONS = { syllables: dictionarySyllables }

serveTasks(({ text, context, reasons, vectors }: TextTask): TextRead => {
  if (vectors) return { analysis: analyzeEncoded(text, context, vectors, OPTIONS), toEncode: [] }
  return { analysis: analyzeText(text, context, OPTIONS), toEncode: encodedTextsOf(text, reasons) }
})
