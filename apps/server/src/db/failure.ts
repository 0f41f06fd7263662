/** SQLite's primary result codes for what is no fault of a query: busy, read-only, I/O error, corrupt, full, cannot open, no database. */
const SQLITE_CODES = new Set([5, 8, 10, 11, 13, 14, 26])
/** PostgreSQL's classes: connection, resources, intervention by an operator, error of the system; and statements cut by a time limit. */
const POSTGRES_STATES = /^(?:08|53|57|58|XX)[0-9A-Z]{3}$/
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])

/** Whether an error says that the storage itself cannot work at present, and not that a query was wrong. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_CODES.has(error.errcode & 0xff)
  if ('code' in error && typeof error.code === 'string') {
    return CONNECTION_CODES.has(error.code) || POSTGRES_STATES.test(error.code)
  }
  // The pool and the driver give these two without any code.
  return /^(?:timeout exceeded when trying to connect|Connection terminated)/.test(error.message)
}
