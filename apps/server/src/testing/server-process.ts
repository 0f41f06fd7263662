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

/** The server in a child process, with a client's cookie. */
export type Running = { process: ChildProcess; address: string; cookie: string }

/** Starts one and waits until it serves. The caller stops it. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...PLAIN,
      PORT: '0',
      LOG_LEVEL: 'silent',
      AI_MODEL: 'built-in',
      GRAMMAR: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit')])) as [unknown]
  const address = typeof line === 'string' ? /http:\/\/[^\s/]+/.exec(line)?.[0] : undefined
  if (address === undefined) throw new Error('The server did not start.')
  return { process: child, address, cookie: '' }
}

/** @returns the exit status */
export async function stopServer({ process: child }: Running, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}
