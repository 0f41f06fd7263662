// Clients of the bench in a thread of their own, so that the server's event loop works for them alone.
import { Agent, get, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Slowest health check in milliseconds: with nothing else to do, and beside eight recordings at once. */
export type Health = { quiet: number; loaded: number }

const UPLOADS = 8
const { address, minute }: { address: string; minute: Uint8Array } = workerData

const agent = new Agent({ keepAlive: true })
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function worstHealth(work: () => Promise<unknown>): Promise<number> {
  let worst = 0
  let done = false
  const watch = (async () => {
    while (!done) {
      const started = performance.now()
      await new Promise((resolve, reject) => {
        get(`${address}/api/health`, { agent }, (response) => response.resume().once('end', resolve)).once(
          'error',
          reject,
        )
      })
      worst = Math.max(worst, performance.now() - started)
      await pause(2)
    }
  })()
  await work()
  done = true
  await watch
  return worst
}

function upload(wav: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'audio/wav', 'content-length': wav.length }
    request(`${address}/api/analyze/voice`, { method: 'POST', headers }, (response) => {
      response.resume().once('end', resolve)
    })
      .once('error', reject)
      .end(wav)
  })
}

const quiet = await worstHealth(() => pause(2000))
const loaded = await worstHealth(() => Promise.all(Array.from({ length: UPLOADS }, () => upload(minute))))
parentPort?.postMessage({ quiet, loaded } satisfies Health)
