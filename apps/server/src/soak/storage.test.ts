import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp, backupsIn } from '../db/backup.ts'
import { complaintsAbout } from '../db/integrity.ts'
import { temporaryFolder } from '../testing/app.ts'
import { report, say, startServer } from '../testing/running-server.ts'
import { titlesIn } from './test-titles.ts'

const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** A disk of this many megabytes. */
function smallDisk(megabytes: number): { folder: string; grow: (megabytes: number) => void } {
  const folder = mkdtempSync(join(tmpdir(), 'understory-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return { folder, grow: (size) => void execFileSync('mount', ['-o', `remount,size=${size}m`, folder]) }
}

test.skipIf(!canMount)('D6 refuses writes on a full disk, keeps reading and deleting, and recovers', async () => {
  const disk = smallDisk(24)
  const server = await startServer({ DATA_DIR: disk.folder, GRAMMAR: 'on' })
  const { cookie } = await say(server.address, 'first', 'f'.repeat(32))
  const long = 'All of this is about my boss and the weekends. '.repeat(100)
  const other = await say(server.address, `mine ${long}`, 'e'.repeat(32))
  // Another program fills the disk.
  writeFileSync(join(disk.folder, 'ballast'), Buffer.alloc(14 * 2 ** 20))
  const answered: string[] = []
  let slowest = 0
  // A single refusal may precede a WAL reset; twenty in a row mean a full disk.
  for (let count = 0, refused = 0; refused < 20 && count < 5_000; count++) {
    const started = performance.now()
    const { status } = await say(server.address, `m${count} ${long}`, `m${count}`, cookie)
    slowest = Math.max(slowest, performance.now() - started)
    expect([200, 503]).toContain(status)
    if (status === 200) answered.push(`m${count}`)
    refused = status === 200 ? 0 : refused + 1
  }
  const ask = async (method: string, path: string, from = cookie): Promise<Response> => {
    const response = await fetch(server.address + path, { method, headers: { cookie: from } })
    // Overload, not a full disk.
    if (response.status !== 503 || !(await response.clone().text()).includes('"overloaded"')) return response
    return ask(method, path, from)
  }
  const get = (path: string) => ask('GET', path)
  expect([(await get('/api/health')).status, (await get('/api/conversations')).status]).toEqual([200, 200])
  const account = (await (await get('/api/account')).json()) as { conversations: { title: string }[] }
  const kept = new Set(account.conversations.map(({ title }) => title.split(' ')[0]))
  expect(answered.filter((message) => !kept.has(message))).toEqual([])
  const remove = async (path: string, from: string) => (await ask('DELETE', path, from)).status
  const list = (await (await get('/api/conversations')).json()) as { id: string }[]
  for (const { id } of list.slice(0, 5)) expect(await remove(`/api/conversations/${id}`, cookie)).toBe(204)
  expect(await remove('/api/account', other.cookie)).toBe(204)
  expect(await (await ask('GET', '/api/conversations', other.cookie)).json()).toEqual([])
  disk.grow(64)
  expect((await say(server.address, 'there is room', 'room', cookie)).status).toBe(200)
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(complaintsAbout(join(disk.folder, 'understory.sqlite'), { thorough: true })).toEqual([])
  report('full disk', { answered: answered.length, slowestMilliseconds: Math.round(slowest) })
})

test('B1 backs up under load, and leaves no bad file when killed', async () => {
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR: folder, GRAMMAR: 'on' })
  const file = join(folder, 'understory.sqlite')
  const { cookie } = await say(server.address, 'first', 'f'.repeat(32))
  const answered: string[] = []
  let isOver = false
  let count = 0
  const writers = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      const message = `m${count++}`
      if ((await say(server.address, message, message, cookie)).status === 200) answered.push(message)
    }
  })
  const times: number[] = []
  for (let round = 0; round < 20; round++) {
    const before = [...answered]
    const backups = temporaryFolder()
    const started = performance.now()
    const child = fork(join(import.meta.dirname, 'test-backup.ts'), [file, backups])
    await once(child, 'exit')
    times.push(performance.now() - started)
    const [backup] = backupsIn(backups)
    expect(complaintsAbout(backup?.file ?? '', { thorough: true })).toEqual([])
    const kept = titlesIn(backup?.file ?? '')
    expect(before.filter((message) => !kept.has(message))).toEqual([])
  }
  const killed = temporaryFolder()
  let whole = 0
  for (let round = 0; round < 20; round++) {
    const child = fork(join(import.meta.dirname, 'test-backup.ts'), [file, killed])
    setTimeout(() => child.kill('SIGKILL'), 100 + Math.random() * (times[0] ?? 500))
    await once(child, 'exit')
    for (const backup of backupsIn(killed)) {
      expect(complaintsAbout(backup.file, { thorough: true })).toEqual([])
      whole++
    }
  }
  isOver = true
  await Promise.all(writers)
  expect(await server.stop('SIGTERM')).toBe(0)
  report('backups', {
    rows: answered.length,
    megabytes: Math.round(statSync(file).size / 2 ** 20),
    slowestMilliseconds: Math.round(Math.max(...times)),
    wholeAfterKills: whole,
  })
  expect(backUp(file, killed, new Date())).toBeTruthy()
})

test('B4 leaves no deleted word in database, WAL or later backups', async () => {
  const folder = temporaryFolder()
  let doubtful = 0
  for (let round = 0; round < 20; round++) {
    const server = await startServer({ DATA_DIR: folder, GRAMMAR: 'on' })
    const canary = `canary${round}`
    const { cookie } = await say(server.address, canary, `${round}`.padStart(32, 'f'))
    for (let count = 0; count < 20; count++) {
      const message = `${canary} ${count}`
      // A server that has just started may be overloaded for a moment.
      while ((await say(server.address, message, `${canary}-${count}`, cookie)).status === 503);
    }
    const remove = () =>
      fetch(`${server.address}/api/account`, { method: 'DELETE', headers: { cookie } }).then(
        ({ status }) => status,
        () => 0,
      )
    const removing = remove()
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 12))
    await server.stop('SIGKILL')
    if ((await removing) !== 204) doubtful++
    const again = await startServer({ DATA_DIR: folder, GRAMMAR: 'on' })
    const list = await (await fetch(`${again.address}/api/conversations`, { headers: { cookie } })).json()
    expect([0, 21]).toContain((list as unknown[]).length)
    await fetch(`${again.address}/api/account`, { method: 'DELETE', headers: { cookie } })
    expect(await again.stop('SIGTERM')).toBe(0)
    const bytes = readFileSync(join(folder, 'understory.sqlite'))
    expect(bytes.includes(canary)).toBe(false)
    const backups = temporaryFolder()
    expect(readFileSync(backUp(join(folder, 'understory.sqlite'), backups, new Date())).includes(canary)).toBe(false)
  }
  report('deletions', { kills: 20, unanswered: doubtful })
})
