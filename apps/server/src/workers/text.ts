import { analyzeEncoded, encodedTextsOf, measureToEncode, type ReadText } from '@understory/insight/analyze-encoded'
import { analysisOf } from '@understory/insight/analyze-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import type { TextAnalysis } from '@understory/insight/text/types'
import { serveTasks } from './serve.ts'

/** With `reasons` phrases are explained, too. */
export type TextQuestion = { text: string; context: string; reasons: boolean }
/** A measured text with the vectors it requested. */
type TextVectors = { read: ReadText; vectors: ReadonlyMap<string, Float32Array> }
export type TextTask = TextQuestion | TextVectors

/** A text scored by words, and the texts whose vectors would refine it. */
export type TextRead = { analysis: TextAnalysis; toEncode: string[]; read?: ReadText }

serveTasks((task: TextTask): TextRead => {
  if ('read' in task) return { analysis: analyzeEncoded(task.read, task.vectors), toEncode: [] }
  const read = measureToEncode(task.text, task.context, task.reasons, { syllables: dictionarySyllables })
  const toEncode = encodedTextsOf(read)
  return { analysis: analysisOf(read), toEncode, ...(toEncode.length > 0 && { read }) }
})
