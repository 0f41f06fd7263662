import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Method } from '@understory/contract/endpoint'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import { inject, onTestFinished } from 'vitest'
import { builtInCoach } from '../ai/built-in-coach.ts'
import type { ChatModel, ReplyRequest } from '../ai/chat-model.ts'
import { buildApp, type Deps } from '../app.ts'
import { openSqlite } from '../db/sqlite.ts'
import type { Store } from '../db/store.ts'
import { openRecordingPool } from '../workers/recording-pool.ts'
import { unconnected } from './deps.ts'

export const echo = {
  name: 'Echo',
  builtIn: false,
  leaves: null,
  reply: async function* ({ turns, context }: ReplyRequest) {
    yield `${context}: ${turns.map(({ role, content }) => `${role}=${content}`).join(' | ')}`
  },
  complete: null,
} satisfies ChatModel

/** A folder deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'understory-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A migrated database, as after the first start. */
export function migratedFile(folder: string): string {
  const file = join(folder, 'test.sqlite')
  copyFileSync(inject('migratedFile'), file)
  return file
}

export type TestApp = {
  app: FastifyInstance
  store: Store
  log: string[]
  person: TestVisitor
  /** Another browser, without a cookie. */
  visitor: (address?: string) => TestVisitor
}

// Shared by the apps of a file, since its workers load the whole engine.
const recordings = openRecordingPool()

/** The whole server on a new embedded database; closed after the test. */
export async function testApp(overrides: Partial<Deps> = {}): Promise<TestApp> {
  const folder = temporaryFolder()
  const log: string[] = []
  const store = overrides.store ?? (await openSqlite(migratedFile(folder)))
  const app = await buildApp({
    store,
    ...unconnected,
    log: pino({ base: null }, { write: (line: string) => log.push(line) }),
    chatModel: builtInCoach,
    recordings,
    webFolder: join(folder, 'no-pages'),
    ...overrides,
  })
  // On a slow test machine, the event loop can lag enough for the server to refuse requests.
  app.isUnderPressure = () => false
  onTestFinished(async () => {
    await app.close()
    if (!overrides.store) await store.close()
  })
  return { app, store, log, person: new TestVisitor(app), visitor: (address) => new TestVisitor(app, address) }
}

/** A simulated browser: keeps its cookie and sends Sec-Fetch headers. */
export class TestVisitor {
  cookie = ''
  readonly #app: FastifyInstance
  readonly #address: string

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app
    this.#address = address
  }

  /** Another browser without a cookie. */
  another(): TestVisitor {
    return new TestVisitor(this.#app, this.#address)
  }

  async ask(
    method: Method,
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: {
        ...(method !== 'GET' && { origin: 'http://localhost' }),
        host: 'localhost',
        ...(this.cookie && { cookie: this.cookie }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && {
        payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
      }),
    })
    const [set] = response.cookies
    if (set) this.cookie = `${set.name}=${set.value}`
    return response
  }

  /** The JSON at an address. */
  // biome-ignore lint/suspicious/noExplicitAny: as `json` of a response
  async read(url: string): Promise<any> {
    return (await this.ask('GET', url)).json()
  }

  say(
    content: string,
    more: Record<string, unknown> = {},
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse> {
    return this.ask(
      'POST',
      '/api/chatbot',
      { messages: [{ role: 'user', content }], context: 'Personal', userId: null, ...more },
      headers,
    )
  }
}
