import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backUp, backupsIn } from './db/backup.ts'
import { isBehind } from './db/integrity.ts'
import { openPostgres } from './db/postgres.ts'
import { restore } from './db/restore.ts'
import { openSqlite } from './db/sqlite.ts'
import type { Store } from './db/store.ts'
import { readSettings, type Settings } from './env.ts'
import { renewCode } from './features/models/operator.ts'
import { examine } from './upkeep/doctor.ts'
import { move } from './upkeep/move.ts'
import { realWorld } from './world.ts'

const WEB_FOLDER = join(import.meta.dirname, '..', '..', 'web', 'dist')
const MARKS = { ok: 'ok    ', look: 'look  ', wrong: 'WRONG ' }

const COMMANDS: Readonly<Record<string, (settings: Settings, argument: string | undefined) => Promise<string>>> = {
  backup: async (settings) => `Backed up to ${backUp(fileOf(settings), settings.backupFolder, new Date())}\n`,
  restore: async (settings, argument) => {
    const backup = argument ?? backupsIn(settings.backupFolder)[0]?.file
    if (!backup) throw new Error(`There is no backup in ${settings.backupFolder}. Name one: npm run restore -- FILE`)
    const former = restore(backup, fileOf(settings), new Date())
    return `${backup} is the database now.\n${former ? `What was there before is ${former}\n` : ''}`
  },
  move: async ({ databaseUrl, databaseFile, backupFolder }) => {
    if (!databaseUrl) throw new Error('Name the database to move to: DATABASE_URL=postgres://… npm run move')
    const tables = await move({ databaseUrl, databaseFile, backupFolder })
    const lines = tables.map(
      ({ table, rows, hash }) => `${table.padEnd(20)}${String(rows).padStart(9)}  ${hash.slice(0, 16)}\n`,
    )
    return `${lines.join('')}Every row is in PostgreSQL and was read again there: the counts and hashes above are those of both.\nStart with the same DATABASE_URL from now on. ${databaseFile} stays as it was; remove it when nobody needs it.\n`
  },
  'operator-code': async (settings) => {
    const store = await openBeside(settings)
    try {
      const code = await renewCode({ store, world: realWorld })
      return `Operator's code: ${code}\nThe one before lets nobody in any more, and whoever used it has to enter this one.\n`
    } finally {
      await store.close()
    }
  },
  doctor: async (settings) => {
    const findings = await examine(settings, { webFolder: WEB_FOLDER, now: new Date() })
    if (findings.some(({ level }) => level === 'wrong')) process.exitCode = 1
    return findings.map(({ level, words }) => `${MARKS[level]}${words}\n`).join('')
  },
}

try {
  const [, , name = '', argument] = process.argv
  const command = COMMANDS[name]
  if (!command) throw new Error(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`)
  process.stdout.write(await command(readSettings(process.env), argument))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** Works while a server runs; migrations are left to the server. */
async function openBeside({ databaseUrl, databaseFile }: Settings): Promise<Store> {
  if (databaseUrl) return openPostgres(databaseUrl)
  if (existsSync(databaseFile) && isBehind(databaseFile)) {
    throw new Error('The database is of an earlier version. Start Understory once, then ask for a code.')
  }
  return openSqlite(databaseFile)
}

function fileOf({ databaseUrl, databaseFile }: Settings): string {
  if (databaseUrl) {
    throw new Error(
      'This installation keeps its rows in PostgreSQL: use pg_dump and pg_restore, as docs/operations.md shows.',
    )
  }
  return databaseFile
}
