import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'main.ts')

/** A real server on a data folder of its own, which survives being killed and started again. */
export class RunningServer {
  address = ''
  #port = 0
  #process: ChildProcess | undefined
  readonly #environment: Readonly<Record<string, string>>
  readonly #folder = mkdtempSync(join(tmpdir(), 'understory-e2e-'))

  /** @param environment settings beside or in place of those of every test */
  constructor(environment: Readonly<Record<string, string>> = {}) {
    this.#environment = environment
  }

  async start(): Promise<void> {
    const server = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        DATA_DIR: this.#folder,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        LOG_LEVEL: 'silent',
        AI_MODEL: 'built-in',
        // Its checker takes 340 MB and seconds to load; units cover it.
        GRAMMAR: 'off',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = server
    for await (const line of createInterface(server.stdout)) {
      const [address] = /http:\/\/[^\s/]+/.exec(line) ?? []
      if (!address) continue
      this.address = address
      this.#port = Number(new URL(address).port)
      return
    }
    throw new Error('The server ended before it listened.')
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null) return
    running.kill(signal)
    await once(running, 'exit')
    this.#process = undefined
  }

  async restart(signal?: NodeJS.Signals): Promise<void> {
    await this.stop(signal)
    await this.start()
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
