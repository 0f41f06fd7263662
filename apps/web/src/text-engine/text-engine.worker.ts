import { analyzeText } from '@understory/insight/analyze-text'
import type { TextAnalysis } from '@understory/insight/text/types'
import { answerWorkerCalls } from '../lib/worker-call.ts'
import type { TextQuestion } from './text-engine.ts'

answerWorkerCalls<TextQuestion, TextAnalysis>(({ text, context }) => analyzeText(text, context))
