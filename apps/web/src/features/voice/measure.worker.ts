import { measureVoice } from '@understory/insight/voice/measure-voice'
import { scoreVoice } from '@understory/insight/voice/score-voice'
import type { MeasureAnswer, MeasureQuestion } from './measure.ts'

const page = self as unknown as Pick<Worker, 'postMessage'> & {
  onmessage: ((event: MessageEvent<MeasureQuestion>) => void) | null
}

page.onmessage = ({ data: { id, samples, options, transcript } }) => {
  const measures = measureVoice(samples, 16_000, transcript ? { transcript } : {})
  page.postMessage({ id, measured: { measures, scores: scoreVoice(measures, options) } } satisfies MeasureAnswer)
}
