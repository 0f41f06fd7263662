import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { addOwner, ENGINES, freshPostgresUrl, ownersIn, rowsIn } from '../testing/stores.ts'
import { MIGRATIONS } from './migrate.ts'
import { openStore } from './open.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './store.ts'
import type { OwnerId } from './tables.ts'

test.each(ENGINES)('rolls back a failed transaction without affecting others on %s', async (_name, open) => {
  const store = await open()
  const units = ['a', 'b', 'c', 'd'].map((id) =>
    store.write(async (database) => {
      await addOwner(database, id)
      if (id === 'b') throw new Error('no')
      return id
    }),
  )
  const settled = await Promise.allSettled(units)
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(await ownersIn(store)).toEqual(['a', 'c', 'd'])
})

test.each(ENGINES)('rejects only the transaction of a refused statement on %s', async (_name, open) => {
  const store = await open()
  const twice = [store.write((database) => addOwner(database, 'a')), store.write((database) => addOwner(database, 'a'))]
  const settled = await Promise.allSettled([...twice, store.write((database) => addOwner(database, 'b'))])
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await ownersIn(store)).toEqual(['a', 'b'])
})

test.each(ENGINES)("doesn't read uncommitted rows on %s", async (_name, open) => {
  const store = await open()
  await store.write(async (database) => {
    await addOwner(database, 'a')
    expect(await ownersIn(store)).toEqual([])
  })
  expect(await ownersIn(store)).toEqual(['a'])
})

test.each(ENGINES)('deletes the rows of a deleted owner on %s', async (_name, open) => {
  const store = await open()
  const owner = 'a' as OwnerId
  await store.write(async (database) => {
    await addOwner(database, owner)
    const times = { created_at: 't', seen_at: 't' }
    await database
      .insertInto('sessions')
      .values({ token_hash: 'h', id: 's', owner_id: owner, ...times })
      .execute()
    await database.deleteFrom('owners').execute()
  })
  expect(await rowsIn(store, 'sessions')).toEqual([])
})

test('M1 M3 migrates once, and refuses a newer schema or changed migrations', async () => {
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
  const raw = new DatabaseSync(file)
  raw.exec("INSERT INTO migrations VALUES ('099-future-x', '')")
  raw.close()
  await expect(openSqlite(file)).rejects.toThrow('Start the newer program')
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
  const place = {
    databaseUrl: undefined,
    databaseFile: join(folder, 'a.sqlite'),
    backupFolder: join(folder, 'backups'),
  }
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const withRows = () => readdirSync(folder).filter((name) => /sqlite(?:-wal|-shm)?$/.test(name))
  const first = await openStore(place)
  await first.write((database) => addOwner(database, 'a'))
  expect(rights(folder)).toBe('700')
  expect(withRows()).toHaveLength(3)
  expect(withRows().map((name) => rights(join(folder, name)))).toEqual(['600', '600', '600'])
  await first.close()

  chmodSync(place.databaseFile, 0o644)
  const second = await openStore(place)
  expect(withRows().map((name) => rights(join(folder, name)))).toEqual(['640', '640', '640'])
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
