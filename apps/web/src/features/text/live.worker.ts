import { analyseText } from '@understory/insight/analyse-text'
import { answerWorkerCalls } from '../../lib/worker-call.ts'
import type { LiveQuestion } from './live.ts'
import type { Reading } from './types.ts'

answerWorkerCalls<LiveQuestion, Reading>(({ text, context }) => {
  const { measures, engineVersion: _, ...rest } = analyseText(text, context)
  return { ...rest, context, metrics: measures }
})
