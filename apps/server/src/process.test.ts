import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { survivesKills } from './soak/test-kills.ts'
import { temporaryFolder } from './testing/app.ts'
import { say, startServer } from './testing/running-server.ts'
import { MAIN, PLAIN } from './testing/server-process.ts'

/** Starts the server in a child process, and collects what it writes. */
function startMain(environment: NodeJS.ProcessEnv) {
  const env = { ...PLAIN, PORT: '0', AI_MODEL: 'built-in', GRAMMAR: 'off', LOG_LEVEL: 'silent', ...environment }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  return { child, said: () => said }
}

test('D1 D2 loses and doubles no answered write in three kills under load', () => survivesKills(3), 180_000)

test('H1 finishes running requests on SIGTERM, accepts none and exits with 0', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() })
  const { cookie } = await say(server.address, 'hello', 'k')
  const running = Array.from({ length: 20 }, (_, at) => say(server.address, `message ${at}`, `k-${at}`, cookie))
  expect(await server.stop('SIGTERM')).toBe(0)
  await Promise.all(running)
  expect(await fetch(`${server.address}/api/health`).catch(() => 'refused')).toBe('refused')
})

test('H1 exits when its parent is gone', async () => {
  const script = `
    const { spawn } = require('node:child_process')
    const server = spawn(process.execPath, [${JSON.stringify(MAIN)}], { stdio: ['ignore', 'pipe', 'inherit'] })
    server.stdout.on('data', (line) => { process.stdout.write(server.pid + ' ' + line); setTimeout(() => process.exit(0), 100) })`
  const child = spawn(process.execPath, ['-e', script], {
    env: { ...PLAIN, DATA_DIR: temporaryFolder(), PORT: '0', npm_lifecycle_event: 'start', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const pid = Number(line.split(' ')[0])
  const send = (signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(pid, signal)
    } catch {
      return false
    }
  }
  onTestFinished(() => void send('SIGKILL'))
  const isAlive = () => send(0)
  // Checks twice a second; slow on a busy machine.
  for (let tries = 0; tries < 200 && isAlive(); tries++) await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isAlive()).toBe(false)
})

test('H2 refuses to start with a wrong setting, naming it without its value', async () => {
  const { child, said } = startMain({ DATA_DIR: temporaryFolder(), DATABASE_URL: 'mysql://root@localhost/a' })
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said()).toMatch(/^.*DATABASE_URL.*\n$/)
  expect(said()).not.toContain('mysql')
})

test('R2 warns at start about an unknown proxy', async () => {
  const { child } = startMain({ DATA_DIR: temporaryFolder(), PUBLIC_URL: 'https://forest.example' })
  const [line] = (await once(createInterface(child.stderr), 'line')) as [string]
  expect(line).toContain('TRUST_PROXY')
})

test("S5 shows the operator's code once on a public installation; a new one replaces it", async () => {
  const environment = {
    DATA_DIR: temporaryFolder(),
    PUBLIC_URL: 'https://forest.example',
    TRUST_PROXY: '127.0.0.1/32',
  }
  const run = async () => {
    const { child, said } = startMain(environment)
    await vi.waitFor(() => expect(said()).toContain('Understory is at'), { timeout: 50_000 })
    return { child, said, address: /http:\/\/[^\s/]+/.exec(said())?.[0] ?? '' }
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
    env: { ...PLAIN, ...environment },
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
