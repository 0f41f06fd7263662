/**
 * SQLite result codes that are no fault of the query: busy, read-only, I/O error, corrupt, full, can't open, not a
 * database.
 */
const SQLITE_CODES = new Set([5, 8, 10, 11, 13, 14, 26])
/** PostgreSQL error classes: connection, resources, rollback, operator intervention, system error, idle transaction. */
const POSTGRES_STATES = /^(?:(?:08|40|53|57|58|XX)[0-9A-Z]{3}|25P03)$/
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
/** Messages of the pool and driver that come without a code. */
const UNCODED =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** Whether the storage is unavailable, as opposed to a wrong query. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_CODES.has(error.errcode & 0xff)
  const code = codeOf(error)
  if (code === undefined) return UNCODED.test(error.message)
  return CONNECTION_CODES.has(code) || POSTGRES_STATES.test(code)
}

const SQLITE_FULL = 13

/** A write refused because the disk of the embedded database is nearly full. */
export class DiskFullError extends Error {
  readonly errcode = SQLITE_FULL
}

/**
 * Whether a transaction can be retried: serialization failure, deadlock, or a concurrent write under the same
 * idempotency key.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code === '23505') return 'constraint' in error && error.constraint === 'requests_pkey'
  return code === '40001' || code === '40P01'
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

const SQLITE_FOREIGN_KEY = 787
const POSTGRES_FOREIGN_KEY = '23503'

/** Whether a foreign key is gone: somebody deleted the parent row meanwhile. */
export function isOrphaned(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('errcode' in error && error.errcode === SQLITE_FOREIGN_KEY) ||
    ('code' in error && error.code === POSTGRES_FOREIGN_KEY)
  )
}
