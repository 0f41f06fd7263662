// Slowest health check during other work.
import { setTimeout as pause } from 'node:timers/promises'

const REST_MILLISECONDS = 3

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

async function healthMilliseconds(address: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${address}/api/health`)
  await response.arrayBuffer()
  return performance.now() - started
}
