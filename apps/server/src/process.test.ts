import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from './testing/app.ts'
import { say, startServer } from './testing/running-server.ts'
import { MAIN, PLAIN } from './testing/server-process.ts'

test('D1 D2 keeps every answered exchange once when killed after a reply', async () => {
  const folder = temporaryFolder()
  const answered = new Set<string>()
  const asked: string[] = []
  let cookie = ''
  for (let round = 0; round < 3; round++) {
    const server = await startServer({ DATA_DIR: folder })
    ;({ cookie } = await say(server.address, `first of round ${round}`, `first-${round}`, cookie))
    const messages = Array.from({ length: 30 }, (_, index) => `round ${round} message ${index}`)
    asked.push(...messages)
    const pending = messages.map(async (message) => {
      const { status } = await say(server.address, message, message.replaceAll(' ', '-'), cookie)
      if (status === 200) answered.add(message)
    })
    await new Promise((resolve) => setTimeout(resolve, 20 + round * 15))
    await server.stop('SIGKILL')
    await Promise.all(pending)
    const database = new DatabaseSync(join(folder, 'understory.sqlite'))
    expect(Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})).toEqual(['ok'])
    database.close()
  }
  const server = await startServer({ DATA_DIR: folder })
  const titles = async () => {
    const response = await fetch(`${server.address}/api/account`, { headers: { cookie } })
    return ((await response.json()) as { conversations: { title: string }[] }).conversations.map(({ title }) => title)
  }
  const kept = await titles()
  expect([...answered].filter((message) => !kept.includes(message))).toEqual([])
  for (const message of asked) {
    const { status } = await say(server.address, message, message.replaceAll(' ', '-'), cookie)
    expect(status).toBe(200)
  }
  const after = await titles()
  const counts = asked.map((message) => after.filter((title) => title === message).length)
  expect(counts.every((count) => count === 1)).toBe(true)
}, 180_000)

test('H1 finishes running requests on SIGTERM, accepts none and exits with 0', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() })
  const { cookie } = await say(server.address, 'hello', 'k')
  const running = Array.from({ length: 20 }, (_, at) => say(server.address, `message ${at}`, `k-${at}`, cookie))
  expect(await server.stop('SIGTERM')).toBe(0)
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
    return { child, address: /http:\/\/[^\s/]+/.exec(said)?.[0] ?? '', said: () => said }
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
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  const second = await run()
  expect(await enter(second.address, codeIn(renewed.stdout))).toBe(204)
  expect(second.said()).not.toContain('code')
}, 180_000)
