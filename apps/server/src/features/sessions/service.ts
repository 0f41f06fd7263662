import { createHash } from 'node:crypto'
import type { Store } from '../../db/store.ts'
import type { SessionKeeper } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { deleteOwnersUnseenSince, findSession, insertOwner, touchSession } from './store.ts'

const DAY = 24 * 60 * 60 * 1000
const KEPT_DAYS = 400

/**
 * Sessions as rows. The browser holds a token of 256 random bits, the table its SHA-256: a copy of the database opens
 * nobody's forest. A session lives 400 days from the last visit.
 */
export function keepSessions(store: Store, world: World): SessionKeeper {
  return {
    find: async (token) => {
      const row = await findSession(store.read, hash(token))
      if (!row) return null
      const age = world.now().getTime() - Date.parse(row.seen_at)
      if (age > KEPT_DAYS * DAY) return null
      return { owner: row.owner_id, renew: age > DAY }
    },
    renew: (token) => store.write((database) => touchSession(database, hash(token), world.now().toISOString())),
    begin: async (database) => {
      const token = world.token()
      const now = world.now().toISOString()
      const row = { ownerId: world.id(), sessionId: world.id(), tokenHash: hash(token), now }
      return { owner: await insertOwner(database, row), token }
    },
  }
}

/** Deletes what nobody has visited for 400 days, as the privacy page promises. */
export function forgetStaleOwners(store: Store, world: World): Promise<void> {
  const time = new Date(world.now().getTime() - KEPT_DAYS * DAY).toISOString()
  return store.write((database) => deleteOwnersUnseenSince(database, time))
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
