import { analyseRecording } from './recording.ts'
import { serveTasks } from './serve.ts'

serveTasks(analyseRecording)
