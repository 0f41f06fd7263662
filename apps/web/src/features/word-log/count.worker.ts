import { countWords } from './count-words.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(countWords(data))
})
