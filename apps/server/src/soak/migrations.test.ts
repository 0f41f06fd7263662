import { fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { complaintsAbout } from '../db/integrity.ts'
import { MIGRATIONS } from '../db/migrate.ts'
import { openSqlite } from '../db/sqlite.ts'
import { temporaryFolder } from '../testing/app.ts'
import { report } from '../testing/running-server.ts'

const ROWS = Number(process.env.SOAK_ROWS ?? 100_000)
const KILLS = 20

/** The schema before migration 7, which changes every share. */
const EARLIER = 6

/** A database of an earlier version with this many rows. */
async function earlier(file: string): Promise<void> {
  await (await openSqlite(file, MIGRATIONS.slice(0, EARLIER))).close()
  const database = new DatabaseSync(file)
  database.exec(`
    BEGIN;
    INSERT INTO owners (id, created_at) VALUES ('o', '2026-01-01T00:00:00.000Z');
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
    INSERT INTO shares (id, owner_id, secret_hash, name, email, owner_name, access, branches, snapshot, includes_texts, created_at)
    SELECT 's' || i, 'o', 'h', '', '', '', 'view', '[]', '{"takenAt":"2026-01-01T00:00:00.000Z"}', 0, '2026-01-01T00:00:00.000Z' FROM n;
    INSERT INTO share_viewers (token_hash, share_id, owner_id, opened_at)
    SELECT 't' || seq, id, 'o', created_at FROM shares;
    COMMIT`)
  database.close()
}

test(`M1 survives ${KILLS} kills inside a migration of ${ROWS} rows`, async () => {
  const base = join(temporaryFolder(), 'understory.sqlite')
  await earlier(base)
  const outcomes = { before: 0, after: 0 }
  let whole = 0
  for (let kill = 0; kill < KILLS + 1; kill++) {
    const file = join(temporaryFolder(), 'understory.sqlite')
    copyFileSync(base, file)
    const child = fork(join(import.meta.dirname, 'test-migrate.ts'), [file])
    await once(child, 'message')
    const started = performance.now()
    if (kill > 0) setTimeout(() => child.kill('SIGKILL'), Math.random() * whole)
    await once(child, 'exit')
    if (kill === 0) whole = performance.now() - started
    expect(complaintsAbout(file, { thorough: true })).toEqual([])
    const database = new DatabaseSync(file, { readOnly: true })
    const columns = database.prepare('PRAGMA table_info(shares)').all()
    const version = Number(database.prepare('SELECT count(*) AS version FROM migrations').get()?.version)
    const rows = database.prepare('SELECT count(*) AS rows FROM shares').get()
    database.close()
    expect(rows).toEqual({ rows: ROWS })
    expect(columns.some(({ name }) => name === 'opens')).toBe(version >= 7)
    outcomes[version >= 7 ? 'after' : 'before']++
    const store = await openSqlite(file)
    const counted = await store.read.selectFrom('shares').select('id').where('opens', '=', 1).execute()
    await store.close()
    expect(counted).toHaveLength(ROWS)
  }
  report('migrations', { ...outcomes, newest: MIGRATIONS.length, millisecondsWhole: Math.round(whole) })
})
