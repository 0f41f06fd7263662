// What processes on one PostgreSQL hold, and what each request costs the processes and the database: `node scripts/bench-replicas.ts`.
// Server, database and clients share this machine, so the processor time of a request says more than the rate. Linux only.
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts'
import { type Running, startServer, stopServer } from '../apps/server/src/testing/server-process.ts'

const SECONDS = 5
/** Long enough for the coach to be compiled. */
const WARM_SECONDS = 8
const CONNECTIONS = 50
/** So many that none of them meets the limit of one person. */
const OWNERS = 400
/** Linux counts processor time in hundredths of a second. */
const TICK_MICROSECONDS = 10_000
const FAR_REQUESTS = 50

type Ask = { method: 'GET' | 'POST'; path: string; body?: string }
type Figures = {
  aSecond: number
  /** Sent away with 503 because no connection came free within two seconds. */
  refused: number
  p50: number
  p99: number
  processMicroseconds: number
  databaseMicroseconds: number
}

const EXCHANGE: Ask = {
  method: 'POST',
  path: '/api/chatbot',
  body: JSON.stringify({
    messages: [{ role: 'user', content: 'how do i ask my boss for friday off' }],
    context: 'Work',
  }),
}
const LIST: Ask = { method: 'GET', path: '/api/conversations' }
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

const database = await startPostgres({ durable: true })
const folder = mkdtempSync(join(tmpdir(), 'understory-bench-'))
for (const [what, count, environment] of [
  ['embedded database', 1, { DATA_DIR: folder }],
  ['PostgreSQL', 1, { DATABASE_URL: database.url }],
  ['PostgreSQL', 3, { DATABASE_URL: database.url }],
] as const) {
  const servers = await start(count, environment)
  const cookies = await newcomers(servers)
  report(`exchange, ${what}, ${count} processes`, await measure(servers, cookies, EXCHANGE))
  report(`list, ${what}, ${count} processes`, await measure(servers, cookies, LIST))
  agent.destroy()
  for (const server of servers) await stopServer(server, 'SIGTERM')
}
const way = await watchedWay(database.url)
const servers = await start(1, { DATABASE_URL: way.url })
const { cookie } = await send(servers[0], EXCHANGE, '')
for (const [name, ask] of [
  ['exchange', EXCHANGE],
  ['list', LIST],
] as const) {
  // A process that has just begun sends people away while it is late, and asks its database nothing.
  for (let calm = 0; calm < FAR_REQUESTS; ) calm = (await send(servers[0], ask, cookie)).status === 200 ? calm + 1 : 0
  const before = way.answers()
  for (let count = 0; count < FAR_REQUESTS; count++) {
    const { status } = await send(servers[0], ask, cookie)
    if (status !== 200) throw new Error(`A request got ${status}.`)
  }
  const answers = (way.answers() - before) / FAR_REQUESTS
  console.log(`${name}: ${rounded(answers)} answers of the database, one after another`)
}
for (const server of servers) await stopServer(server, 'SIGTERM')
way.close()
await database.remove()
rmSync(folder, { recursive: true, force: true })
process.exit(0)

function report(what: string, figures: Figures): void {
  console.log(what, figures)
}

function start(count: number, environment: NodeJS.ProcessEnv): Promise<Running[]> {
  return Promise.all(Array.from({ length: count }, () => startServer({ ...environment, RATE_LIMIT_SCALE: '4' })))
}

async function newcomers(all: readonly Running[]): Promise<string[]> {
  const cookies: string[] = []
  for (let count = 0; count < OWNERS; count++) {
    const { cookie: set } = await send(all[count % all.length], EXCHANGE, '')
    cookies.push(set)
  }
  return cookies
}

async function measure(all: readonly Running[], cookies: readonly string[], ask: Ask): Promise<Figures> {
  await load(all, cookies, ask, WARM_SECONDS)
  const client = new pg.Client(database.url)
  await client.connect()
  const backends = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
  await client.end()
  const used = () => ({
    processes: ticks(all.map(({ process: { pid } }) => pid ?? 0)),
    database: ticks(backends.rows.map(({ pid }) => pid)),
  })
  const before = used()
  const { times, refused } = await load(all, cookies, ask, SECONDS)
  const after = used()
  times.sort((a, b) => a - b)
  const each = (from: Ticks, to: Ticks) => Math.round((growth(from, to) * TICK_MICROSECONDS) / times.length)
  return {
    aSecond: Math.round(times.length / SECONDS),
    refused,
    p50: rounded(times[Math.floor(times.length / 2)]),
    p99: rounded(times[Math.floor(times.length * 0.99)]),
    processMicroseconds: each(before.processes, after.processes),
    databaseMicroseconds: each(before.database, after.database),
  }
}

async function load(all: readonly Running[], cookies: readonly string[], ask: Ask, seconds: number) {
  const times: number[] = []
  let refused = 0
  const end = performance.now() + seconds * 1000
  let turn = 0
  const loop = async () => {
    while (performance.now() < end) {
      const mine = turn++
      const started = performance.now()
      const { status } = await send(all[mine % all.length], ask, cookies[mine % cookies.length] ?? '')
      if (status === 200) times.push(performance.now() - started)
      else if (status === 503) refused++
      else throw new Error(`A request got ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, loop))
  return { times, refused }
}

function send(server: Running | undefined, ask: Ask, cookie: string): Promise<{ status: number; cookie: string }> {
  const { method, path, body } = ask
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const asking = request(`${server?.address}${path}`, { method, headers, agent }, (response) => {
      const set = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie
      response
        .on('error', reject)
        .resume()
        .once('end', () => resolve({ status: response.statusCode ?? 0, cookie: set }))
    })
    asking
      .on('error', (error: NodeJS.ErrnoException) => {
        // A connection that lay idle may be closed just as it is used again; a client asks once more.
        if (asking.reusedSocket && error.code === 'ECONNRESET') resolve(send(server, ask, cookie))
        else reject(error)
      })
      .end(body)
  })
}

type Ticks = ReadonlyMap<number, number>

function ticks(pids: readonly number[]): Ticks {
  return new Map(
    pids.flatMap((pid) => {
      const file = `/proc/${pid}/stat`
      if (!existsSync(file)) return []
      const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
      return [[pid, Number(fields[11]) + Number(fields[12])] as const]
    }),
  )
}

/** A connection that nobody used meanwhile may be closed. */
function growth(from: Ticks, to: Ticks): number {
  return [...to].reduce((sum, [pid, used]) => sum + used - (from.get(pid) ?? used), 0)
}

/** A way to the database that counts its answers: each is a time there and back. */
async function watchedWay(url: string): Promise<{ url: string; answers: () => number; close: () => void }> {
  const { hostname, port } = new URL(url)
  let answers = 0
  const way = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    far.on('data', () => answers++)
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  const address = way.address()
  const through = new URL(url)
  through.port = String(address !== null && typeof address !== 'string' ? address.port : 0)
  return { url: through.href, answers: () => answers, close: () => way.close() }
}

function rounded(milliseconds = 0): number {
  return Math.round(milliseconds * 10) / 10
}
