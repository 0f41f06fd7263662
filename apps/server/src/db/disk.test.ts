import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { isStorageFailure } from './failure.ts'
import { MIGRATIONS } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { type Database, FREES } from './store.ts'
import type { OwnerId } from './tables.ts'

/** A database whose disk fills up when the test says so. */
async function onSmallDisk() {
  const disk = { isFull: false }
  const store = await openSqlite(join(temporaryFolder(), 'test.sqlite'), MIGRATIONS, () => disk.isFull)
  onTestFinished(() => store.close())
  const add = (id: string) =>
    store.write((database) =>
      database
        .insertInto('owners')
        .values({ id: id as OwnerId, created_at: '2026-01-01T00:00:00.000Z' })
        .execute(),
    )
  const owners = async () => (await store.read.selectFrom('owners').select('id').execute()).map(({ id }) => id)
  return { disk, store, add, owners }
}

test('D6 refuses inserts on a nearly full disk, allows deletes and reads, and recovers', async () => {
  const { disk, store, add, owners } = await onSmallDisk()
  await add('first')
  await add('second')
  disk.isFull = true
  expect(isStorageFailure(await add('third').catch((error: unknown) => error))).toBe(true)
  const remove = (database: Database) =>
    database
      .deleteFrom('owners')
      .where('id', '=', 'first' as OwnerId)
      .execute()
  await store.write(remove, FREES)
  expect(await owners()).toEqual(['second'])
  disk.isFull = false
  await add('third')
  expect(await owners()).toEqual(['second', 'third'])
})

test('D6 rolls back the batch that finds the disk full, and writes the next one', async () => {
  const { store, add, owners } = await onSmallDisk()
  await add('first')
  const undone = store.write(async (database) => {
    await database.deleteFrom('owners').execute()
    // What SQLite does when it can't write.
    const full = new DatabaseSync(':memory:')
    full.exec('PRAGMA max_page_count = 2; CREATE TABLE a (b)')
    full.exec('INSERT INTO a VALUES (zeroblob(100000))')
  })
  await expect(undone).rejects.toMatchObject({ errcode: 13 })
  await add('second')
  expect(await owners()).toEqual(['first', 'second'])
})
