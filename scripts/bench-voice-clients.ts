// Voice clients in a worker, apart from the server's event loop.
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { worstHealth } from './bench-health.ts'

/** Slowest health check in milliseconds: idle, and beside eight uploads as files and as JSON. */
export type Health = { quiet: number; files: number; json: number }

const UPLOADS = 8
const { address, minute }: { address: string; minute: Uint8Array<ArrayBuffer> } = workerData

async function upload(body: Uint8Array<ArrayBuffer>, type: string): Promise<void> {
  const headers = { 'content-type': type }
  const response = await fetch(`${address}/api/analyze/voice`, { method: 'POST', headers, body })
  await response.arrayBuffer()
}

const json = Buffer.from(JSON.stringify({ audio: Buffer.from(minute).toString('base64'), context: 'Work' }))
const eight = (body: Uint8Array<ArrayBuffer>, type: string) => () =>
  Promise.all(Array.from({ length: UPLOADS }, () => upload(body, type)))

parentPort?.postMessage({
  quiet: await worstHealth(address, () => pause(2000)),
  files: await worstHealth(address, eight(minute, 'audio/wav')),
  json: await worstHealth(address, eight(json, 'application/json')),
} satisfies Health)
