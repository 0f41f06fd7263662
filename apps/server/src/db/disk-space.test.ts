import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { addOwner, fullDisk, ownersIn } from '../testing/stores.ts'
import { isStorageFailure } from './failure.ts'
import { MIGRATIONS } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { FREES } from './store.ts'
import type { OwnerId } from './tables.ts'

/** A database whose disk fills up when the test says so. */
async function onSmallDisk() {
  const disk = { isFull: false }
  const store = await openSqlite(join(temporaryFolder(), 'test.sqlite'), MIGRATIONS, () => disk.isFull)
  onTestFinished(() => store.close())
  return { disk, store, add: (id: string) => store.write((database) => addOwner(database, id)) }
}

test('D6 refuses inserts on a nearly full disk, allows deletes and reads, and recovers', async () => {
  const { disk, store, add } = await onSmallDisk()
  await add('first')
  await add('second')
  disk.isFull = true
  expect(isStorageFailure(await add('third').catch((error: unknown) => error))).toBe(true)
  const first = 'first' as OwnerId
  await store.write((database) => database.deleteFrom('owners').where('id', '=', first).execute(), FREES)
  expect(await ownersIn(store)).toEqual(['second'])
  disk.isFull = false
  await add('third')
  expect(await ownersIn(store)).toEqual(['second', 'third'])
})

test('D6 rolls back the batch that finds the disk full, and writes the next one', async () => {
  const { store, add } = await onSmallDisk()
  await add('first')
  const undone = store.write(async (database) => {
    await database.deleteFrom('owners').execute()
    fullDisk()
  })
  await expect(undone).rejects.toMatchObject({ errcode: 13 })
  await add('second')
  expect(await ownersIn(store)).toEqual(['first', 'second'])
})
