import { sql } from 'kysely'
import { type Migration as KyselyMigration, Migrator } from 'kysely/migration'
import { conversations } from './migrations/001-conversations.ts'
import { results } from './migrations/002-results.ts'
import { writingExceptions } from './migrations/003-writing-exceptions.ts'
import { interruptedAndFirstRequests } from './migrations/004-interrupted-and-first-requests.ts'
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

/** Where the SQL of the two engines differs. */
type Words = { engine: Engine; identity: string; strict: string }
export type Migration = { number: number; name: string; statements: (words: Words) => readonly string[] }

/** In order, without gaps. */
export const MIGRATIONS: readonly Migration[] = [
  conversations,
  results,
  writingExceptions,
  interruptedAndFirstRequests,
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

/** Arbitrary, but the same in every process of every version. */
const LOCK = 7_210_417

/**
 * Applies pending migrations in one transaction, so that a crash changes nothing.
 *
 * @throws Error when the database is newer, or an applied migration has changed since
 */
export async function migrate(
  { engine, write }: Pick<Store, 'engine' | 'write'>,
  migrations: readonly Migration[],
): Promise<void> {
  const known = new Map(migrations.map((migration) => [nameOf(migration, engine), migration]))
  await write(async (database) => {
    if (engine === 'postgres') await waitForTurn(database)
    const tables = await database.introspection.getTables()
    const kept = tables.find(({ name }) => name === 'migrations')
    if (kept?.columns.some(({ name }) => name === 'checksum')) await carryOver(database)
    if (kept) await refuseForeign(database, known)
    const { error } = await new Migrator({
      db: database,
      provider: {
        getMigrations: async () => Object.fromEntries([...known].map(([name, each]) => [name, stepOf(each, engine)])),
      },
      migrationTableName: 'migrations',
      migrationLockTableName: 'migrations_lock',
      // Their timestamps may be wrong; `refuseForeign` compares the names.
      allowUnorderedMigrations: true,
    }).migrateToLatest()
    if (error) throw error
  })
}

/** Sortable number plus checksum, so that an edited migration has another name. */
function nameOf({ number, name, statements }: Migration, engine: Engine): string {
  return `${String(number).padStart(3, '0')}-${name}-${sha256(statements(WORDS[engine]).join(';'))}`
}

function stepOf({ statements }: Migration, engine: Engine): KyselyMigration {
  return {
    up: async (database) => {
      for (const statement of statements(WORDS[engine])) await sql.raw(statement).execute(database)
    },
  }
}

async function refuseForeign(database: Database, known: ReadonlyMap<string, Migration>): Promise<void> {
  const taken = await database.selectFrom('migrations').select('name').orderBy('name').execute()
  const foreign = taken.findLast(({ name }) => !known.has(name))
  if (!foreign) return
  const [, number, name] = /^(\d+)-(.*)-[^-]*$/.exec(foreign.name) ?? []
  if (Number(number) <= known.size) {
    throw new Error(`Migration ${Number(number)} (${name}) is not the one this database took.`)
  }
  throw new Error(
    `The database is at version ${Number(number)} (${name}); this program knows ${known.size}. Start the newer program.`,
  )
}

/** Earlier versions stored number, name and checksum in separate columns. */
async function carryOver(database: Database): Promise<void> {
  await sql`CREATE TABLE carried AS SELECT number, name, checksum, applied_at FROM migrations`.execute(database)
  await sql`DROP TABLE migrations`.execute(database)
  await sql`CREATE TABLE migrations (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(
    database,
  )
  await sql`
    INSERT INTO migrations (name, timestamp)
    SELECT substr('00' || number, length('00' || number) - 2) || '-' || name || '-' || checksum, applied_at FROM carried`.execute(
    database,
  )
  await sql`DROP TABLE carried`.execute(database)
}

/** Processes that start together migrate one after another, without a statement timeout. */
async function waitForTurn(database: Database): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(database)
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(database)
}
