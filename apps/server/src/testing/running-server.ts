import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

const MAIN = join(import.meta.dirname, '..', 'main.ts')

/** The server in a process of its own, that can be killed like one. */
export type RunningServer = {
  child: ChildProcess
  address: string
  /** Ends it and waits until it is gone. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>
}

/** @throws Error when it ends before it listens */
export async function startServer(folder: string, more: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      AI_MODEL: 'built-in',
      RATE_LIMIT_SCALE: '100000',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server ended before it listened.')
  })
  ended.catch(() => {})
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string]
  return {
    child,
    address: /http:\/\/[^\s/]+/.exec(line)?.[0] ?? '',
    stop: async (signal) => {
      const gone = once(child, 'exit')
      child.kill(signal)
      const [code] = (await gone) as [number | null]
      return code
    },
  }
}

export type Said = { status: number; cookie: string }

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
