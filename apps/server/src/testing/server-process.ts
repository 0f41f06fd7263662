import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const MAIN = join(import.meta.dirname, '..', 'main.ts')

/** Environment for child processes: PATH and the compile cache. */
export const PLAIN: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
}

/** The server in a child process. */
export type Running = {
  child: ChildProcess
  address: string
  /** Sends the signal and waits for the exit; returns its status. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts the server, and waits until it serves. The caller stops it.
 *
 * @throws Error when it exits before listening
 */
export async function spawnServer(environment: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...PLAIN, PORT: '0', LOG_LEVEL: 'silent', AI_MODEL: 'built-in', GRAMMAR: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit')])) as [unknown]
  const address = typeof line === 'string' ? /http:\/\/[^\s/]+/.exec(line)?.[0] : undefined
  if (address === undefined) throw new Error('The server did not start.')
  return { child, address, stop: (signal) => stop(child, signal) }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

/** A client of servers in other processes; keeps its cookie. */
export class Client {
  cookie = ''

  async ask(url: string, method = 'GET', body?: unknown, headers: object = {}): Promise<Response> {
    const response = await fetch(url, {
      method,
      headers: {
        // A kept connection may be closed by a busy server just as the next request goes out.
        connection: 'close',
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const [set] = response.headers.getSetCookie()
    if (set) this.cookie = set.split(';')[0] ?? ''
    return response
  }
}
