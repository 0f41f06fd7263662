import type { ChildProcess } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { onTestFinished } from 'vitest'
import { startServer as startProcess, stopServer } from './server-process.ts'

/** The server in a child process, to be killed. */
export type RunningServer = {
  child: ChildProcess
  address: string
  /** Sends the signal and waits for the exit. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts the whole server with high limits; killed after the test.
 *
 * @throws Error when it exits before listening
 */
export async function startServer(folder: string, more: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const server = await startProcess({ DATA_DIR: folder, GRAMMAR: 'on', RATE_LIMIT_SCALE: '100000', ...more })
  onTestFinished(() => void server.process.kill('SIGKILL'))
  return {
    child: server.process,
    address: server.address,
    stop: (signal) => stopServer(server, signal),
  }
}

type Said = { status: number; cookie: string }

/** One exchange under a key; status 0 when the response was incomplete. */
export async function say(address: string, content: string, key: string, cookie = ''): Promise<Said> {
  try {
    const response = await fetch(`${address}/api/chatbot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...(cookie && { cookie }) },
      body: JSON.stringify({ messages: [{ role: 'user', content }], context: 'Work' }),
    })
    await response.json()
    return { status: response.status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie }
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
