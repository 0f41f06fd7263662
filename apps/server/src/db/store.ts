import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Engine = 'sqlite' | 'postgres'

/** For transactions that delete. */
export const FREES = { frees: true } as const

/** The database: reads at any time, writes in transactions that are committed before the response. */
export type Store = {
  engine: Engine
  read: Database
  /**
   * Runs a transaction and resolves once it is durable. Await database calls only: on SQLite the transactions of one
   * tick share a commit, so one that waited for a network would block all.
   *
   * @param options `frees`: it deletes, so it also runs on a nearly full disk
   */
  write: <T>(work: (database: Database) => Promise<T>, options?: { frees: boolean }) => Promise<T>
  close: () => Promise<void>
}
