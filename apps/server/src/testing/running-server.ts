import { availableParallelism, loadavg } from 'node:os'
import { onTestFinished } from 'vitest'
import { asking } from './events.ts'
import { Client, type Running, spawnServer } from './server-process.ts'

/** Starts the server with high limits; killed after the test. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<Running> {
  const server = await spawnServer({ RATE_LIMIT_SCALE: '100000', ...environment })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

type Said = { status: number; cookie: string }

/** One exchange under a key; status 0 when the response was incomplete. */
export async function say(address: string, content: string, key: string, cookie = ''): Promise<Said> {
  const client = new Client()
  client.cookie = cookie
  try {
    const response = await client.ask(`${address}/api/chatbot`, 'POST', asking(content), { 'idempotency-key': key })
    await response.json()
    return { status: response.status, cookie: client.cookie }
  } catch {
    return { status: 0, cookie }
  }
}

/** Health check latencies in milliseconds, every 20 ms while the work runs; ascending. */
export async function healthDuring(address: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const watch = (async () => {
    while (!isOver) {
      const started = performance.now()
      const response = await fetch(`${address}/api/health`)
      await response.arrayBuffer()
      times.push(response.status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await watch
  return times.sort((a, b) => a - b)
}

export function report(what: string, figures: Record<string, unknown>): void {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`)
}

/** Whether the machine is idle enough to enforce times and rates. */
export function isAtRest(): boolean {
  return (loadavg()[0] ?? 0) < availableParallelism()
}
