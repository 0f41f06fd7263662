import { answerWorkerCalls } from '../../lib/worker-call.ts'
import { countWords } from './count-words.ts'

answerWorkerCalls(countWords)
