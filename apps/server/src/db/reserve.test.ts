import { appendFileSync, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { MIGRATIONS } from './migrate.ts'
import { type Disk, openReserve, type Reserve } from './reserve.ts'
import { openSqlite } from './sqlite.ts'
import { FREES } from './store.ts'
import type { OwnerId } from './tables.ts'

const MEGABYTE = 2 ** 20

/** A disk of memory that holds what it is told to hold. */
function smallDisk(folder: string, megabytes: number) {
  const file = join(folder, 'reserve')
  const others = { bytes: 0 }
  const held = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const disk: Disk = {
    total: () => megabytes * MEGABYTE,
    free: () => megabytes * MEGABYTE - others.bytes - held(),
    append: (path, bytes) => {
      if (disk.free() < bytes.length) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
      appendFileSync(path, bytes)
    },
  }
  return { file, disk, others, held }
}

test('D6 room is held back where the disk has plenty, in a file that nobody else can read', () => {
  const { file, disk, held } = smallDisk(temporaryFolder(), 80)
  const reserve = openReserve(file, disk)
  reserve.make()
  expect(held()).toBe(10 * MEGABYTE)
  reserve.make()
  expect(held()).toBe(10 * MEGABYTE)
  expect([reserve.release(), reserve.release()]).toEqual([true, false])
  expect(existsSync(file)).toBe(false)
})

test('D6 a disk with little room keeps it for its people, and one that is full gives back what it can', () => {
  const { file, disk, others, held } = smallDisk(temporaryFolder(), 80)
  const reserve = openReserve(file, disk)
  others.bytes = 65 * MEGABYTE
  reserve.make()
  expect(held()).toBe(0)
  others.bytes = 77 * MEGABYTE
  reserve.retake()
  expect(held()).toBe(3 * MEGABYTE)
  others.bytes = 0
  reserve.make()
  expect(held()).toBe(10 * MEGABYTE)
})

test('D6 where nothing can be written at all there is no reserve, and no error', () => {
  const reserve = openReserve(join(temporaryFolder(), 'missing', 'reserve'), {
    total: () => 80 * MEGABYTE,
    free: () => 80 * MEGABYTE,
    append: () => {
      throw Object.assign(new Error('EIO'), { code: 'EIO' })
    },
  })
  reserve.make()
  expect(reserve.release()).toBe(false)
})

const full = () => Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })

/** A database on a disk that has room for deleting once its reserve is given up, and never for anything else. */
async function onFullDisk() {
  const steps: string[] = []
  let isHeld = true
  const reserve: Reserve = {
    make: () => {},
    release: () => {
      if (!isHeld) return false
      steps.push('released')
      isHeld = false
      return true
    },
    retake: () => {
      steps.push('taken back')
      isHeld = true
    },
  }
  const store = await openSqlite(join(temporaryFolder(), 'test.sqlite'), MIGRATIONS, reserve)
  onTestFinished(() => store.close())
  const insert = (id: string) => (database: typeof store.read) =>
    database
      .insertInto('owners')
      .values({ id: id as OwnerId, created_at: '2026-01-01T00:00:00.000Z' })
      .execute()
  await store.write(insert('first'))
  const add = (id: string) =>
    store.write(async (database) => {
      await insert(id)(database)
      throw full()
    })
  const remove = (id: string) =>
    store.write(async (database) => {
      await database
        .deleteFrom('owners')
        .where('id', '=', id as OwnerId)
        .execute()
      if (isHeld) throw full()
      return 'deleted'
    }, FREES)
  const owners = async () => (await store.read.selectFrom('owners').select('id').execute()).map(({ id }) => id)
  return { steps, store, insert, add, remove, owners }
}

test('D6 on a full disk a unit that deletes gets the reserve, what came with it is refused, and the reserve is taken back', async () => {
  const { steps, add, remove, owners } = await onFullDisk()
  const [added, removed] = await Promise.allSettled([add('second'), remove('first')])
  expect(added).toMatchObject({ status: 'rejected', reason: { errcode: 13 } })
  expect(removed).toEqual({ status: 'fulfilled', value: 'deleted' })
  expect(steps).toEqual(['released', 'taken back'])
  expect(await owners()).toEqual([])
})

test('D6 what only adds never touches the reserve, and nothing of it stays', async () => {
  const { steps, store, insert, add, owners } = await onFullDisk()
  for (let count = 0; count < 20; count++) await expect(add(`more ${count}`)).rejects.toMatchObject({ errcode: 13 })
  expect(steps).toEqual([])
  expect(await owners()).toEqual(['first'])
  await store.write(insert('healed'))
  expect(await owners()).toHaveLength(2)
})

test('D6 a deletion that the reserve is too small for is refused as such, and nothing is half deleted', async () => {
  const { steps, store, owners } = await onFullDisk()
  const hopeless = store.write(async (database) => {
    await database.deleteFrom('owners').execute()
    throw full()
  }, FREES)
  await expect(hopeless).rejects.toMatchObject({ errcode: 13 })
  expect(steps).toEqual(['released', 'taken back'])
  expect(await owners()).toEqual(['first'])
})

test('D6 where the reserve itself cannot be reached the deletion fails with that, and writing goes on', async () => {
  const unreachable: Reserve = {
    make: () => {},
    release: () => {
      throw Object.assign(new Error('EIO'), { code: 'EIO' })
    },
    retake: () => {},
  }
  const store = await openSqlite(join(temporaryFolder(), 'test.sqlite'), MIGRATIONS, unreachable)
  onTestFinished(() => store.close())
  const refused = store.write(async () => {
    throw full()
  }, FREES)
  await expect(refused).rejects.toMatchObject({ code: 'EIO' })
  expect(await store.write(async () => 'written')).toBe('written')
})
