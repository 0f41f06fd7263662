import { sha256 } from '../../db/sha256.ts'
import { FREES, type Store } from '../../db/store.ts'
import { SESSION_DAYS, type SessionStore } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import {
  deleteFirstRequestsBefore,
  deleteOwnersUnseenSince,
  deleteSession,
  findSession,
  insertOwner,
  insertSession,
  ownerOfFirstRequest,
  touchSession,
} from './store.ts'

const DAY = 24 * 60 * 60 * 1000
const FIRST_REQUEST_DAYS = 1
/** Shorter keys may collide between people; 128 random bits are as good as a cookie. */
const UNGUESSABLE_LENGTH = 32

/**
 * Sessions in the database. The browser holds a 256-bit token, the table its SHA-256, so a copy of the database opens
 * nothing. They expire 400 days after the last visit.
 */
export function openSessionStore(store: Store, world: World): SessionStore {
  return {
    find: async (token) => {
      const row = await findSession(store.read, sha256(token))
      if (!row) return null
      const age = world.now().getTime() - Date.parse(row.seen_at)
      if (age > SESSION_DAYS * DAY) return null
      return { owner: row.owner_id, session: row.id, renew: age > DAY }
    },
    renew: (token) => store.write((database) => touchSession(database, sha256(token), world.now().toISOString())),
    begin: async (database, key) => {
      const token = world.token()
      const now = world.now().toISOString()
      const made = await insertOwner(database, { ownerId: world.id(), now })
      const isOwnKey = key !== undefined && key.length >= UNGUESSABLE_LENGTH
      const owner = isOwnKey ? await ownerOfFirstRequest(database, { keyHash: sha256(key), made, now }) : made
      await insertSession(database, { owner, sessionId: world.id(), tokenHash: sha256(token), now })
      return { owner, token }
    },
    enter: async (database, owner, former) => {
      if (former) await deleteSession(database, former.owner, former.session)
      const token = world.token()
      const now = world.now().toISOString()
      await insertSession(database, { owner, sessionId: world.id(), tokenHash: sha256(token), now })
      return token
    },
  }
}

/** Deletes owners without a visit in 400 days, as the privacy page promises. */
export function forgetStaleOwners(store: Store, world: World): Promise<void> {
  const time = new Date(world.now().getTime() - SESSION_DAYS * DAY).toISOString()
  return store.write((database) => deleteOwnersUnseenSince(database, time), FREES)
}

export function forgetFirstRequests(store: Store, world: World): Promise<void> {
  const time = new Date(world.now().getTime() - FIRST_REQUEST_DAYS * DAY).toISOString()
  return store.write((database) => deleteFirstRequestsBefore(database, time), FREES)
}
