import { analyzeText } from '@understory/insight/analyze-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import { serveTasks } from './serve.ts'

export type TextTask = { text: string; context: string }

serveTasks(({ text, context }: TextTask) => analyzeText(text, context, { syllables: dictionarySyllables }))
