import { analyseText } from '@understory/insight/analyse-text'
import type { LiveAnswer, LiveQuestion } from './live.ts'

const page = self as unknown as Pick<Worker, 'postMessage'> & {
  onmessage: ((event: MessageEvent<LiveQuestion>) => void) | null
}

page.onmessage = ({ data: { id, text, context } }) => {
  const { measures, engineVersion: _, ...rest } = analyseText(text, context)
  page.postMessage({ id, reading: { ...rest, context, metrics: measures } } satisfies LiveAnswer)
}
