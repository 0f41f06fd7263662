import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMENT_LENGTH, STORED_REPLY_LENGTH, TEXT_LENGTH } from '@understory/contract/limits'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../db/open.ts'
import { openPostgres } from '../db/postgres.ts'
import { sha256 } from '../db/sha256.ts'
import { openSqlite } from '../db/sqlite.ts'
import type { Store } from '../db/store.ts'
import type { OwnerId } from '../db/tables.ts'
import { readSettings } from '../env.ts'
import { makeFirstCode } from '../features/models/operator.ts'
import { type TestVisitor, temporaryFolder, testApp } from '../testing/app.ts'
import { PLAIN } from '../testing/server-process.ts'
import { shareWithNotes } from '../testing/share.ts'
import { freshPostgresUrl } from '../testing/stores.ts'
import { realWorld } from '../world.ts'
import { LONG_ROWS_AT_ONCE, move } from './move.ts'

const TIME = '2026-11-20T10:00:00.000Z'

async function place() {
  const dataDirectory = temporaryFolder()
  const { databaseFile, backupFolder } = readSettings({ DATA_DIR: dataDirectory })
  return { dataDirectory, databaseFile, backupFolder, databaseUrl: await freshPostgresUrl() }
}

/** A row in every table, through the API. */
async function live(store: Store): Promise<TestVisitor> {
  const { person } = await testApp({ store })
  const key = { 'idempotency-key': 'a'.repeat(40) }
  const { conversationId } = (await person.say('Größe 🌳 “quoted”', {}, key)).json()
  await person.say('And now?', { conversationId })
  await person.ask('POST', '/api/analyze/text', { text: 'Thank you for waiting.', context: 'Work', keep: true })
  await person.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'Kathmandu' })
  await person.ask('POST', '/api/talks', { talk: { about: 'Größe' } })
  await person.ask('POST', '/api/device-codes', {})
  await shareWithNotes(person)
  const grown = { key_hash: 'k', branches: '[]', created_at: TIME }
  await store.write((database) => database.insertInto('grown_branches').values(grown).execute())
  await makeFirstCode({ store, world: realWorld })
  const operator = { token_hash: 't', expires_at: TIME }
  await store.write((database) => database.insertInto('operator_sessions').values(operator).execute())
  return person
}

/** A thread whose turns precede their parents, longer than a batch. */
async function addBackwardThread({ write }: Store, owner: OwnerId, turns: number): Promise<void> {
  const back = randomUUID()
  const ids = Array.from({ length: turns }, () => randomUUID())
  await write(async (database) => {
    const conversation = { id: back, owner_id: owner, context: 'Work', title: 'Back', length: 0, created_at: TIME }
    await database.insertInto('conversations').values(conversation).execute()
    const common = { role: 'user' as const, context: 'Work', conversation_id: back, owner_id: owner, created_at: TIME }
    for (const id of ids) {
      const turn = { id, parent_id: null, content: id, ...common }
      await database.insertInto('turns').values(turn).execute()
    }
    for (const [at, parent_id] of ids.slice(1).entries()) {
      const id = ids[at] ?? ''
      await database.updateTable('turns').set({ parent_id }).where('id', '=', id).execute()
    }
  })
}

const accountOf = async (person: TestVisitor) => ({ ...(await person.read('/api/account')), exportedAt: '' })

test('M3 moves an embedded installation to PostgreSQL with all its data', async () => {
  const home = await place()
  const before = await openSqlite(home.databaseFile)
  const person = await live(before)
  const { id } = await before.read.selectFrom('owners').select('id').executeTakeFirstOrThrow()
  await addBackwardThread(before, id, 1_200)
  const account = await accountOf(person)
  expect(account.conversations).toHaveLength(2)
  await before.close()
  const file = sha256(readFileSync(home.databaseFile))

  const moved = await move(home)
  expect(moved.filter(({ rows }) => rows === 0)).toEqual([])
  expect(moved.find(({ table }) => table === 'turns')?.rows).toBe(1_204)
  expect(sha256(readFileSync(home.databaseFile))).toBe(file)
  await expect(move(home)).rejects.toThrow('is not empty: owners has rows. Nothing was moved.')

  const store = await openPostgres(home.databaseUrl)
  onTestFinished(() => store.close())
  const { person: same } = await testApp({ store })
  same.cookie = person.cookie
  expect(await accountOf(same)).toEqual(account)
  await same.say('After the move')
  expect((await same.read('/api/conversations'))[0].title).toBe('After the move')
})

test('M3 moves nothing when a row differs or a database is in use, and prints rows, no address', async () => {
  const home = await place()
  const before = await openStore({ ...home, databaseUrl: undefined })
  await live(before)
  await expect(move(home)).rejects.toThrow('in use by another process')
  await before.close()

  const target = await openPostgres(home.databaseUrl)
  await target.close()
  const client = new pg.Client(home.databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.content := ''other''; RETURN NEW; END';
    CREATE TRIGGER meddles BEFORE INSERT ON turns FOR EACH ROW EXECUTE FUNCTION meddle()`)
  await expect(move(home)).rejects.toThrow('The rows of turns did not arrive as they were. Nothing was moved.')
  expect((await client.query('SELECT * FROM owners')).rows).toEqual([])

  await client.query('DROP TRIGGER meddles ON turns')
  const run = (environment: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '..', 'upkeep.ts'), 'move'], {
      env: { ...PLAIN, DATA_DIR: home.dataDirectory, ...environment },
      encoding: 'utf8',
    })
  expect(run({}).stderr).toMatch(/^Name the database to move to/)
  const { stdout, stderr, status } = run({ DATABASE_URL: home.databaseUrl })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^owners +1 {2}[0-9a-f]{16}\n/)
  expect(stdout).toContain('Every row is in PostgreSQL')
  expect(stdout).not.toContain(home.databaseUrl)
})

test('M3 R3 splits rows into statements that fit, however long they are', () => {
  const { turns, results, share_comments, shares } = LONG_ROWS_AT_ONCE
  // JSON escapes take up to six characters, and a share shows twenty texts.
  const lengths = [
    turns * (TEXT_LENGTH + STORED_REPLY_LENGTH),
    results * TEXT_LENGTH,
    share_comments * COMMENT_LENGTH,
    shares * 20 * TEXT_LENGTH,
  ]
  expect(Math.max(...lengths) * 6).toBeLessThan(32 * 1024 * 1024)
})
