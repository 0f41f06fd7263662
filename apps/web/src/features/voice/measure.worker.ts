import { measureVoice } from '@understory/insight/voice/measure-voice'
import { scoreVoice } from '@understory/insight/voice/score-voice'
import { answerWorkerCalls } from '../../lib/worker-call.ts'
import type { MeasureQuestion } from './measure.ts'
import type { Measured } from './types.ts'

answerWorkerCalls<MeasureQuestion, Measured>(({ samples, options, transcript }) => {
  const measures = measureVoice(samples, 16_000, transcript ? { transcript } : {})
  return { measures, scores: scoreVoice(measures, options) }
})
