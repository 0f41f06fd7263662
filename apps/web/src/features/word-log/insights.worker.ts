import { analyseText } from '@understory/insight/analyse-text'
import { readingOf } from './insights.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(readingOf(analyseText(data, 'Personal')))
})
