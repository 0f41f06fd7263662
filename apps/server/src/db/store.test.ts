import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { addOwner, ENGINES, freshPostgresUrl, ownersIn } from '../testing/stores.ts'
import { MIGRATIONS } from './migrate.ts'
import { openStore } from './open.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './store.ts'

test.each(ENGINES)(
  'rolls back a failed transaction, unseen by others and without affecting them, on %s',
  async (_name, open) => {
    const store = await open()
    await store.write((database) => addOwner(database, 'a'))
    // A statement is refused, a unit throws, and one succeeds.
    const units = ['a', 'b', 'c'].map((id) =>
      store.write(async (database) => {
        await addOwner(database, id)
        expect(await ownersIn(store)).not.toContain(id)
        if (id === 'b') throw new Error('no')
      }),
    )
    const settled = await Promise.allSettled(units)
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect(await ownersIn(store)).toEqual(['a', 'c'])
  },
)

test('M1 M3 migrates once, and refuses changed migrations', async () => {
  const file = join(temporaryFolder(), 'a.sqlite')
  const url = await freshPostgresUrl()
  for (const open of [() => openSqlite(file), () => openPostgres(url)]) {
    await (await open()).close()
    const store = await open()
    expect(await store.read.selectFrom('migrations').select('name').execute()).toHaveLength(MIGRATIONS.length)
    await store.write((database) =>
      sql`UPDATE migrations SET name = '001-conversations-x' WHERE name LIKE '001-%'`.execute(database),
    )
    await store.close()
    await expect(open()).rejects.toThrow('Migration 1 (conversations) is not the one')
  }
})

test('D3 opens the embedded database with durable settings', async () => {
  const store = await ENGINES[0]?.[1]()
  const settings = {
    journal_mode: 'wal',
    synchronous: 2,
    foreign_keys: 1,
    secure_delete: 1,
    trusted_schema: 0,
    temp_store: 2,
    integrity_check: 'ok',
  }
  for (const [name, value] of Object.entries(settings)) {
    const { rows } = await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(store?.read as Database)
    expect(Object.values(rows[0] ?? {}), name).toEqual([value])
  }
})

// Windows has no such permissions.
test.skipIf(process.platform === 'win32')('P1 keeps the database and its WAL private, new or inherited', async () => {
  const folder = join(temporaryFolder(), 'data')
  const databaseFile = join(folder, 'a.sqlite')
  const place = { databaseUrl: undefined, databaseFile, backupFolder: join(folder, 'backups') }
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const ofFiles = () => ['', '-wal', '-shm'].map((end) => rights(databaseFile + end))
  const first = await openStore(place)
  await first.write((database) => addOwner(database, 'a'))
  expect([rights(folder), ...ofFiles()]).toEqual(['700', '600', '600', '600'])
  await first.close()

  chmodSync(databaseFile, 0o644)
  const second = await openStore(place)
  expect(ofFiles()).toEqual(['640', '640', '640'])
  await second.close()
})

test("D5 doesn't let a tight loop of writes starve the event loop", async () => {
  const store = await openSqlite(join(temporaryFolder(), 'busy.sqlite'))
  onTestFinished(() => store.close())
  let turns = 0
  const watch = setInterval(() => turns++, 1)
  for (let count = 0; count < 200; count++) await store.write((database) => addOwner(database, `owner-${count}`))
  clearInterval(watch)
  expect(turns).toBeGreaterThan(0)
})
