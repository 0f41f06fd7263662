import type { ChildProcess } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { onTestFinished } from 'vitest'
import { startServer as startProcess, stopServer } from './server-process.ts'

/** The server in a process of its own, that can be killed like one. */
export type RunningServer = {
  child: ChildProcess
  address: string
  /** Ends it and waits until it is gone. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>
}

/**
 * The whole server, grammar too, with room for load; gone when the test ends.
 *
 * @throws Error when it ends before it listens
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

/** One exchange under a key; status 0 where there was no whole answer. */
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

/** How long health takes to answer, in milliseconds, every 20 of them while the work lasts; ascending. */
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

/** What a run of minutes measured, for whoever runs it. */
export function report(what: string, figures: Record<string, unknown>): void {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`)
}

/** Whether this machine has little else to do: only then are times and rates held to their bars. */
export function isAtRest(): boolean {
  return (loadavg()[0] ?? 0) < availableParallelism()
}
