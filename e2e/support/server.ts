import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

type Installation = { encoder: { state: string } }

const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'main.ts')

/** A real server with its own data folder, which can be killed and restarted. */
export class RunningServer {
  address = ''
  #port = 0
  #process: ChildProcess | undefined
  readonly #environment: Readonly<Record<string, string>>
  readonly #folder = mkdtempSync(join(tmpdir(), 'understory-e2e-'))

  /** @param environment overrides the default settings */
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
        // Takes 340 MB and seconds to load; covered by unit tests.
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

  /** Waits until the encoder is loaded; before that the coach finds cases by words alone. */
  async encoderLoaded(): Promise<void> {
    for (let tries = 0; tries < 600; tries += 1) {
      const { encoder } = (await (await fetch(`${this.address}/api/installation`)).json()) as Installation
      if (encoder.state !== 'loading') return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error('The encoder did not load within two minutes.')
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
