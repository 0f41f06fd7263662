import type { Database } from '../../db/store.ts'

const ONE = 1

export async function findCodeHash(database: Database): Promise<string | undefined> {
  const row = await database.selectFrom('operator_codes').select('code_hash').where('id', '=', ONE).executeTakeFirst()
  return row?.code_hash
}

/** @returns whether there was none before */
export async function insertFirstCode(database: Database, row: { codeHash: string; now: string }): Promise<boolean> {
  const made = await database
    .insertInto('operator_codes')
    .values({ id: ONE, code_hash: row.codeHash, created_at: row.now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Replaces the code, which ends all sessions. */
export async function replaceCode(database: Database, row: { codeHash: string; now: string }): Promise<void> {
  await database.deleteFrom('operator_sessions').execute()
  await database.deleteFrom('operator_codes').execute()
  await insertFirstCode(database, row)
}

export async function insertOperatorSession(
  database: Database,
  row: { tokenHash: string; expiresAt: string },
): Promise<void> {
  await database
    .insertInto('operator_sessions')
    .values({ token_hash: row.tokenHash, expires_at: row.expiresAt })
    .execute()
}

export async function findOperatorSession(database: Database, tokenHash: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('operator_sessions')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.expires_at
}

export async function deleteOperatorSession(database: Database, tokenHash: string): Promise<void> {
  await database.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteOperatorSessionsBefore(database: Database, time: string): Promise<void> {
  await database.deleteFrom('operator_sessions').where('expires_at', '<=', time).execute()
}
