import { expect, test } from 'vitest'
import { freshPostgres, freshSqlite } from '../testing/stores.ts'
import { keepRead } from './kept.ts'
import type { Database, Store } from './store.ts'
import type { OwnerId } from './tables.ts'

const TIME = '2026-01-01T00:00:00.000Z'
const [ANN, BEN] = ['ann', 'ben'] as OwnerId[] as [OwnerId, OwnerId]

async function addOwner(database: Database, id: OwnerId): Promise<void> {
  await database.insertInto('owners').values({ id, created_at: TIME }).execute()
}

async function addConversation(database: Database, owner: OwnerId, id: string): Promise<void> {
  const row = { id, owner_id: owner, context: 'Work', title: id, length: 0, created_at: TIME }
  await database.insertInto('conversations').values(row).execute()
}

async function addTurn(database: Database, owner: OwnerId, conversation: string, content: string): Promise<void> {
  const row = { id: content, conversation_id: conversation, owner_id: owner, parent_id: null, content, context: 'Work' }
  await database
    .insertInto('turns')
    .values({ ...row, role: 'user', created_at: TIME })
    .execute()
}

/** What each owner has, as one string, with a count of the readings. */
function reader(store: Store, mostBytes = 1_000_000) {
  const kept = keepRead<string>(store, { from: ['conversations', 'turns'], mostBytes, bytesOf: (text) => text.length })
  const readings: string[] = []
  const all = async (owner: OwnerId): Promise<string> => {
    readings.push(owner)
    const titles = await store.read.selectFrom('conversations').select('title').where('owner_id', '=', owner).execute()
    const turns = await store.read.selectFrom('turns').select('content').where('owner_id', '=', owner).execute()
    return [...titles.map(({ title }) => title), ...turns.map(({ content }) => content)].join(' ')
  }
  return { readings, ask: (owner: OwnerId, read = () => all(owner)) => kept(owner, read), all }
}

const WRITES: readonly [what: string, write: (database: Database) => Promise<unknown>, then: string][] = [
  ['a conversation more', (database) => addConversation(database, ANN, 'new'), 'old new word'],
  ['a turn more', (database) => addTurn(database, ANN, 'old', 'more'), 'old word more'],
  ['another title', (database) => database.updateTable('conversations').set({ title: 'x' }).execute(), 'x word'],
  ['another word', (database) => database.updateTable('turns').set({ content: 'x' }).execute(), 'old x'],
  ['a turn less', (database) => database.deleteFrom('turns').execute(), 'old'],
  ['no conversation', (database) => database.deleteFrom('conversations').execute(), ''],
  ['nobody', (database) => database.deleteFrom('owners').where('id', '=', ANN).execute(), ''],
]

test.each(WRITES)('D4 what is kept is read anew after: %s', async (_what, write, then) => {
  const store = await freshSqlite()
  const { ask, readings } = reader(store)
  await store.write(async (database) => {
    await addOwner(database, ANN)
    await addConversation(database, ANN, 'old')
    await addTurn(database, ANN, 'old', 'word')
  })
  expect([await ask(ANN), await ask(ANN), readings.length]).toEqual(['old word', 'old word', 1])
  await store.write(write)
  expect(await ask(ANN)).toBe(then)
})

test('D4 what was given to somebody else is read anew for both, and what one changes leaves the other alone', async () => {
  const store = await freshSqlite()
  const { ask, readings } = reader(store)
  await store.write(async (database) => {
    await addOwner(database, ANN)
    await addOwner(database, BEN)
    await addConversation(database, ANN, 'tree')
  })
  expect([await ask(ANN), await ask(BEN)]).toEqual(['tree', ''])
  await store.write((database) => database.updateTable('conversations').set({ owner_id: BEN }).execute())
  expect([await ask(ANN), await ask(BEN)]).toEqual(['', 'tree'])
  readings.length = 0
  await store.write((database) => addConversation(database, BEN, 'leaf'))
  expect([await ask(ANN), await ask(BEN), readings]).toEqual(['', 'tree leaf', [BEN]])
})

test('D4 a unit that is undone changes nothing of what is read, and its neighbor in the same commit does', async () => {
  const store = await freshSqlite()
  const { ask } = reader(store)
  await store.write((database) => addOwner(database, ANN))
  expect(await ask(ANN)).toBe('')
  const undone = store.write(async (database) => {
    await addConversation(database, ANN, 'undone')
    throw new Error('no')
  })
  const done = store.write((database) => addConversation(database, ANN, 'done'))
  await Promise.allSettled([undone, done])
  expect(await ask(ANN)).toBe('done')
})

test('D4 what was read while a commit came is not kept, and neither is what is being written', async () => {
  const store = await freshSqlite()
  const { ask, all } = reader(store)
  await store.write((database) => addOwner(database, ANN))
  const torn = await ask(ANN, async () => {
    const before = await all(ANN)
    await store.write((database) => addConversation(database, ANN, 'meanwhile'))
    return before
  })
  expect([torn, await ask(ANN)]).toEqual(['', 'meanwhile'])
  await store.write(async (database) => {
    await addConversation(database, ANN, 'later')
    expect(await ask(ANN)).toBe('meanwhile')
  })
  expect(await ask(ANN)).toBe('meanwhile later')
})

test('D4 B3 what is kept has a bound: the oldest goes first, and what is larger than all of it is not kept', async () => {
  const store = await freshSqlite()
  const { ask, readings } = reader(store, 10_000)
  const owners = Array.from({ length: 100 }, (_, index) => `owner ${index}` as OwnerId)
  for (const owner of owners) await ask(owner)
  readings.length = 0
  for (const owner of owners.toReversed()) await ask(owner)
  const again = readings.length
  expect(again).toBeGreaterThan(70)
  expect(again).toBeLessThan(100)
  const large = async () => {
    readings.push(ANN)
    return 'x'.repeat(20_000)
  }
  readings.length = 0
  await ask(ANN, large)
  await ask(ANN, large)
  expect(readings).toEqual([ANN, ANN])
})

test('M3 on PostgreSQL, where others write too, nothing is kept', async () => {
  const store = await freshPostgres()
  const { ask, readings } = reader(store)
  expect([await ask(ANN), await ask(ANN), readings.length]).toEqual(['', '', 2])
})
