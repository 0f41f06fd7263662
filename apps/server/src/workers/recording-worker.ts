import { setPriority } from 'node:os'
import { analyzeRecording } from './recording.ts'
import { serveTasks } from './serve.ts'

// Requests take priority over analyses. Only Linux sets this per thread.
if (process.platform === 'linux') setPriority(5)

serveTasks(analyzeRecording)
