import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Engine = 'sqlite' | 'postgres'

/** For a unit of work that deletes. */
export const FREES = { frees: true } as const

/** The database as the product sees it: read at any time, write in units that are committed before they are answered. */
export type Store = {
  engine: Engine
  read: Database
  /**
   * Runs one unit of work in a transaction and resolves once it is on the disk. A unit awaits database calls alone: on
   * SQLite the units of one turn share a commit, and one that waited for a network would hold them all.
   *
   * @param options `frees`: what it deletes makes room, so it runs on a nearly full disk too
   */
  write: <T>(work: (database: Database) => Promise<T>, options?: { frees: boolean }) => Promise<T>
  close: () => Promise<void>
}
