import { parentPort, workerData } from 'node:worker_threads'
import { backUp } from './backup.ts'

const { file, folder, now } = workerData as { file: string; folder: string; now: string }
parentPort?.postMessage(backUp(file, folder, new Date(now)))
