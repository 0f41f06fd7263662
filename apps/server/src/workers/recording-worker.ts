import { setPriority } from 'node:os'
import { analyzeRecording } from './recording.ts'
import { serveTasks } from './serve.ts'

// Where all cores are busy, requests go before analyses. Only Linux sets this for the one thread that asks.
if (process.platform === 'linux') setPriority(5)

serveTasks(analyzeRecording)
