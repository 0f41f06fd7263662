import { analyseText } from '@understory/insight/analyse-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import { serveTasks } from './serve.ts'

export type TextTask = { text: string; context: string }

serveTasks(({ text, context }: TextTask) => analyseText(text, context, { syllables: dictionarySyllables }))
