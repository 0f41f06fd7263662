// Slowest health check during other work.
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const REST_MILLISECONDS = 3
const agent = new Agent({ keepAlive: true })

/** Milliseconds of the slowest health check while `work` runs. */
export async function worstHealth(address: string, work: () => Promise<unknown>): Promise<number> {
  let worst = 0
  let isDone = false
  const watch = (async () => {
    while (!isDone) {
      worst = Math.max(worst, await healthMilliseconds(address))
      await pause(REST_MILLISECONDS)
    }
  })()
  await work()
  isDone = true
  await watch
  return worst
}

function healthMilliseconds(address: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(`${address}/api/health`, { agent }, (response) =>
      response.resume().once('end', () => resolve(performance.now() - started)),
    ).once('error', reject)
  })
}
