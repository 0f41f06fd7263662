// Clients of the bench in a thread of their own, so that the server's event loop works for them alone.
import { Agent, get, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Slowest health check in milliseconds: with nothing else to do, and beside eight recordings at once, as files and as JSON. */
export type Health = { quiet: number; files: number; json: number }

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

function upload(body: Uint8Array, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': body.length }
    request(`${address}/api/analyze/voice`, { method: 'POST', headers }, (response) => {
      response.resume().once('end', resolve)
    })
      .once('error', reject)
      .end(body)
  })
}

const json = Buffer.from(JSON.stringify({ audio: Buffer.from(minute).toString('base64'), context: 'Work' }))
const eight = (body: Uint8Array, type: string) => () =>
  Promise.all(Array.from({ length: UPLOADS }, () => upload(body, type)))

parentPort?.postMessage({
  quiet: await worstHealth(() => pause(2000)),
  files: await worstHealth(eight(minute, 'audio/wav')),
  json: await worstHealth(eight(json, 'application/json')),
} satisfies Health)
