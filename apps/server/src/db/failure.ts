/** SQLite's primary result codes for what is no fault of a query: busy, read-only, I/O error, corrupt, full, cannot open, no database. */
const SQLITE_CODES = new Set([5, 8, 10, 11, 13, 14, 26])
/** PostgreSQL's classes: connection, resources, rollback by others, intervention by an operator, error of the system; a transaction cut for idling. */
const POSTGRES_STATES = /^(?:(?:08|40|53|57|58|XX)[0-9A-Z]{3}|25P03)$/
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
/** What the pool and the driver say without any code. */
const UNCODED =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** Whether an error says that the storage itself cannot work at present, and not that a query was wrong. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_CODES.has(error.errcode & 0xff)
  const code = codeOf(error)
  if (code === undefined) return UNCODED.test(error.message)
  return CONNECTION_CODES.has(code) || POSTGRES_STATES.test(code)
}

const SQLITE_FULL = 13

/** A write that was refused because the disk of the embedded database is nearly full; told like SQLite's own. */
export class DiskFullError extends Error {
  readonly errcode = SQLITE_FULL
}

/**
 * Whether a transaction was undone because another one ran beside it: order that could not be kept, a deadlock, or the same
 * repeated write at the same moment, whose record the second try finds.
 */
export function isWorthAnotherTry(error: unknown): boolean {
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

/** Whether a write was refused because what it belongs to is no longer there: somebody deleted it meanwhile. */
export function isOrphaned(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('errcode' in error && error.errcode === SQLITE_FOREIGN_KEY) ||
    ('code' in error && error.code === POSTGRES_FOREIGN_KEY)
  )
}
