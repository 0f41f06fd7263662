import { analyseText } from '@understory/insight/analyse-text'
import type { TextAnalysis } from '@understory/insight/text/types'
import { answerWorkerCalls } from '../lib/worker-call.ts'
import type { TextQuestion } from './text-engine.ts'

answerWorkerCalls<TextQuestion, TextAnalysis>(({ text, context }) => analyseText(text, context))
