import { sql } from 'kysely'
import { conversations } from './migrations/001-conversations.ts'
import { results } from './migrations/002-results.ts'
import { writingExceptions } from './migrations/003-writing-exceptions.ts'
import { answers } from './migrations/004-answers.ts'
import { shares } from './migrations/005-shares.ts'
import { deviceCodes } from './migrations/006-device-codes.ts'
import { shareOpenings } from './migrations/007-share-openings.ts'
import { limits } from './migrations/008-limits.ts'
import { grownBranches } from './migrations/009-grown-branches.ts'
import { turnsByConversation } from './migrations/010-turns-by-conversation.ts'
import { shareTakenAt } from './migrations/011-share-taken-at.ts'
import { replies } from './migrations/012-replies.ts'
import { operator } from './migrations/013-operator.ts'
import { talks } from './migrations/014-talks.ts'
import { sha256 } from './sha256.ts'
import type { Database, Engine, Store } from './store.ts'

/** What the two engines write differently. */
type Words = { engine: Engine; identity: string; strict: string }
export type Migration = { number: number; name: string; statements: (words: Words) => readonly string[] }

/** In order, without gaps. */
export const MIGRATIONS: readonly Migration[] = [
  conversations,
  results,
  writingExceptions,
  answers,
  shares,
  deviceCodes,
  shareOpenings,
  limits,
  grownBranches,
  turnsByConversation,
  shareTakenAt,
  replies,
  operator,
  talks,
]

const WORDS: Record<Engine, Words> = {
  sqlite: { engine: 'sqlite', identity: 'INTEGER PRIMARY KEY AUTOINCREMENT', strict: ' STRICT' },
  postgres: { engine: 'postgres', identity: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY', strict: '' },
}

/** Any number will do as long as every process of every version uses it. */
const LOCK = 7_210_417

/**
 * Brings a database up to the newest shape, all in one transaction: a process that dies half-way leaves it as it was.
 *
 * @throws Error when the database was written by a newer version, or a migration it took has changed since
 */
export async function migrate(
  { engine, write }: Pick<Store, 'engine' | 'write'>,
  migrations: readonly Migration[],
): Promise<void> {
  const words = WORDS[engine]
  await write(async (database) => {
    if (engine === 'postgres') await waitForTurn(database)
    await sql
      .raw(`CREATE TABLE IF NOT EXISTS migrations (
        number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at TEXT NOT NULL)${words.strict}`)
      .execute(database)
    const applied = await database.selectFrom('migrations').selectAll().orderBy('number').execute()
    const newest = applied.at(-1)
    if (newest && newest.number > migrations.length) {
      throw new Error(
        `The database is at version ${newest.number} (${newest.name}); this program knows ${migrations.length}. Start the newer program.`,
      )
    }
    for (const migration of migrations) {
      const statements = migration.statements(words)
      const checksum = sha256(statements.join(';'))
      const earlier = applied.find((row) => row.number === migration.number)
      if (earlier && earlier.checksum !== checksum) {
        throw new Error(`Migration ${migration.number} (${migration.name}) is not the one this database took.`)
      }
      if (earlier) continue
      for (const statement of statements) await sql.raw(statement).execute(database)
      const row = { number: migration.number, name: migration.name, checksum, applied_at: new Date().toISOString() }
      await database.insertInto('migrations').values(row).execute()
    }
  })
}

/** Processes that start together migrate one after another. A long migration is no hanging statement, nor is the wait for it. */
async function waitForTurn(database: Database): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(database)
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(database)
}
