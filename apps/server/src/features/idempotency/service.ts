import { sha256 } from '../../db/sha256.ts'
import { type Database, FREES, type Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { deleteRequestsBefore, findRequest, insertRequest } from './store.ts'

const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

export type WriteRequest = { owner: OwnerId; key: string | undefined; what: unknown; now: Date }

/**
 * The outcome of an earlier request with this key.
 *
 * @throws ProblemError `idempotency-key-reused` when the key came with another request
 */
export async function outcomeOf(database: Database, { owner, key, what }: WriteRequest): Promise<string | undefined> {
  if (key === undefined) return undefined
  const earlier = await findRequest(database, owner, key)
  if (earlier && earlier.fingerprint !== fingerprintOf(what)) throw new ProblemError('idempotency-key-reused')
  return earlier?.outcome
}

/**
 * Runs a write once per idempotency key. Work and record share a transaction.
 *
 * @param work returns the created ids as text; a repeated request gets those of the first
 * @throws ProblemError `idempotency-key-reused` when the key came with another request
 */
export async function once(database: Database, request: WriteRequest, work: () => Promise<string>): Promise<string> {
  const { owner, key, what, now } = request
  const earlier = await outcomeOf(database, request)
  if (earlier !== undefined) return earlier
  const outcome = await work()
  if (key !== undefined) {
    const row = { owner_id: owner, key, fingerprint: fingerprintOf(what), outcome, created_at: now.toISOString() }
    await insertRequest(database, row)
  }
  return outcome
}

/** Runs a deletion once per idempotency key; a full disk does not stop it. */
export function deleteOnce(
  { store, world }: { store: Store; world: World },
  request: Omit<WriteRequest, 'now'>,
  work: (database: Database) => Promise<string>,
): Promise<string> {
  const write = (database: Database) => once(database, { ...request, now: world.now() }, () => work(database))
  return store.write(write, FREES)
}

type Removal = {
  /** Names the deletion in its record. */
  kind: string
  id: string
  /** @returns whether the owner had such a row */
  remove: (database: Database, owner: OwnerId, id: string) => Promise<boolean>
  gone: ProblemError
}

/** @throws ProblemError `gone` when the owner has no such row */
export async function removeOne(
  deps: { store: Store; world: World },
  { owner, key }: Writer,
  { kind, id, remove, gone }: Removal,
): Promise<void> {
  if (!owner) throw gone
  await deleteOnce(deps, { owner, key, what: { delete: kind, id } }, async (database) => {
    if (!(await remove(database, owner, id))) throw gone
    return id
  })
}

export function forgetOldRequests(store: Store, world: World): Promise<void> {
  const time = new Date(world.now().getTime() - KEPT_MILLISECONDS).toISOString()
  return store.write((database) => deleteRequestsBefore(database, time), FREES)
}

function fingerprintOf(what: unknown): string {
  return sha256(JSON.stringify(what))
}
