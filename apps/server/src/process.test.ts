import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from './testing/app.ts'
import { MAIN, PLAIN, type Running, startServer, stopServer } from './testing/server-process.ts'

async function start(folder: string): Promise<Running> {
  const server = await startServer({ DATA_DIR: folder })
  onTestFinished(() => void server.process.kill('SIGKILL'))
  return server
}

async function say(server: Running, content: string, key: string): Promise<boolean> {
  const response = await fetch(`${server.address}/api/chatbot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie: server.cookie },
    body: JSON.stringify({ messages: [{ role: 'user', content }], context: 'Work' }),
  }).catch(() => undefined)
  server.cookie ||= response?.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return (
    response?.status === 200 &&
    (await response.json().then(
      () => true,
      () => false,
    ))
  )
}

async function titles(server: Running): Promise<string[]> {
  const response = await fetch(`${server.address}/api/conversations`, { headers: { cookie: server.cookie } })
  return ((await response.json()) as { title: string }[]).map(({ title }) => title)
}

test('D1 D2 keeps every answered exchange once when killed after a reply', async () => {
  const folder = temporaryFolder()
  const answered = new Set<string>()
  const asked: string[] = []
  let cookie = ''
  for (let round = 0; round < 3; round++) {
    const server = await start(folder)
    server.cookie = cookie
    await say(server, `first of round ${round}`, `first-${round}`)
    cookie = server.cookie
    const messages = Array.from({ length: 30 }, (_, index) => `round ${round} message ${index}`)
    asked.push(...messages)
    const pending = messages.map(async (message) => {
      if (await say(server, message, message.replaceAll(' ', '-'))) answered.add(message)
    })
    await new Promise((resolve) => setTimeout(resolve, 20 + round * 15))
    await stopServer(server, 'SIGKILL')
    await Promise.all(pending)
    const database = new DatabaseSync(join(folder, 'understory.sqlite'))
    expect(Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})).toEqual(['ok'])
    database.close()
  }
  const server = await start(folder)
  server.cookie = cookie
  const kept = await titles(server)
  expect([...answered].filter((message) => !kept.includes(message))).toEqual([])
  for (const message of asked) expect(await say(server, message, message.replaceAll(' ', '-'))).toBe(true)
  const after: string[] = []
  for (let before = ''; ; ) {
    const response = await fetch(`${server.address}/api/conversations${before && `?before=${before}`}`, {
      headers: { cookie },
    })
    const page = (await response.json()) as { id: string; title: string }[]
    if (page.length === 0) break
    after.push(...page.map(({ title }) => title))
    before = page.at(-1)?.id ?? ''
  }
  const counts = asked.map((message) => after.filter((title) => title === message).length)
  expect(counts.every((count) => count === 1)).toBe(true)
}, 180_000)

test('H1 finishes running requests on SIGTERM, accepts none and exits with 0', async () => {
  const server = await start(temporaryFolder())
  await say(server, 'hello', 'k')
  const running = Array.from({ length: 20 }, (_, index) => say(server, `message ${index}`, `k-${index}`))
  const code = await stopServer(server, 'SIGTERM')
  expect(code).toBe(0)
  await Promise.all(running)
  expect(await fetch(`${server.address}/api/health`).catch(() => 'refused')).toBe('refused')
})

test('H1 exits when its parent is gone', async () => {
  const child = spawn(
    process.execPath,
    [
      '-e',
      `const { spawn } = require('node:child_process')
       const server = spawn(process.execPath, [${JSON.stringify(MAIN)}], { stdio: ['ignore', 'pipe', 'inherit'] })
       server.stdout.on('data', (line) => { process.stdout.write(server.pid + ' ' + line); setTimeout(() => process.exit(0), 100) })`,
    ],
    {
      env: {
        ...process.env,
        DATA_DIR: temporaryFolder(),
        PORT: '0',
        npm_lifecycle_event: 'start',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const pid = Number(line.split(' ')[0])
  onTestFinished(() => {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {}
  })
  const isAlive = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  // Checks twice a second; slow on a busy machine.
  for (let tries = 0; tries < 200 && isAlive(); tries++) await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isAlive()).toBe(false)
})

test.each([
  ['PORT', 'seventy'],
  ['DATABASE_URL', 'mysql://root@localhost/a'],
  ['PUBLIC_URL', 'forest'],
  ['LOG_LEVEL', 'chatty'],
])('H2 refuses to start with a wrong %s, naming it without its value', async (name, value) => {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...PLAIN, DATA_DIR: temporaryFolder(), [name]: value },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let written = ''
  child.stderr.on('data', (chunk) => {
    written += chunk
  })
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(1)
  expect(written.trim().split('\n')).toHaveLength(1)
  expect(written).toContain(name)
  expect(written).not.toContain(value)
})

test('R2 warns at start about an unknown proxy', async () => {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...PLAIN,
      DATA_DIR: temporaryFolder(),
      PORT: '0',
      AI_MODEL: 'built-in',
      PUBLIC_URL: 'https://forest.example',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(createInterface(child.stderr), 'line')) as [string]
  expect(line).toContain('TRUST_PROXY')
})

test("S5 shows the operator's code once on a public installation; a new one replaces it", async () => {
  const folder = temporaryFolder()
  const environment = { ...PLAIN, DATA_DIR: folder, PUBLIC_URL: 'https://forest.example', TRUST_PROXY: '127.0.0.1/32' }
  const run = async () => {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...environment, PORT: '0', AI_MODEL: 'built-in', GRAMMAR: 'off', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    await vi.waitFor(() => expect(said).toContain('Understory is at'), { timeout: 50_000 })
    return { process: child, address: /http:\/\/[^\s/]+/.exec(said)?.[0] ?? '', cookie: '', said: () => said }
  }
  const codeIn = (said: string) => /^Operator's code: (\S+)$/m.exec(said)?.[1] ?? ''
  const first = await run()
  await vi.waitFor(() => expect(codeIn(first.said())).not.toBe(''), { timeout: 20_000 })
  const enter = async (address: string, code: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ code })
    return (await fetch(`${address}/api/operator`, { method: 'POST', headers, body })).status
  }
  const code = codeIn(first.said())
  expect(await enter(first.address, code)).toBe(204)
  const renewed = spawnSync(process.execPath, [join(MAIN, '..', 'upkeep.ts'), 'operator-code'], {
    env: environment,
    encoding: 'utf8',
  })
  expect(renewed.stderr).toBe('')
  expect([await enter(first.address, code), await enter(first.address, codeIn(renewed.stdout))]).toEqual([403, 204])
  await stopServer(first, 'SIGTERM')
  const second = await run()
  expect(await enter(second.address, codeIn(renewed.stdout))).toBe(204)
  expect(second.said()).not.toContain('code')
}, 180_000)
