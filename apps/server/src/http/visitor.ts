import type { CookieSerializeOptions } from '@fastify/cookie'
import { WAITED_HEADER } from '@understory/contract/waited'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStorageFailure } from '../db/failure.ts'
import type { Database } from '../db/store.ts'
import type { OwnerId } from '../db/tables.ts'
import { isForApi } from './api-request.ts'
import { ProblemError } from './problem.ts'
import type { RateLimits } from './rate-limits.ts'

/** The session's owner, resolved from the cookie. */
export type Visitor = {
  /** Null before the first write, or after the session ended. */
  owner: OwnerId | null
  /** The owner, created in the given transaction if there is none: the first write creates one, reads never do. */
  identify: (database: Database) => Promise<OwnerId>
  session: string | null
  /** Replaces this browser's session by one of the owner. */
  enter: (database: Database, owner: OwnerId) => Promise<void>
  leave: () => void
  /** Whether the session of this request still exists. */
  isSessionAlive: () => Promise<boolean>
}

/** Owner and idempotency key of a write. */
export type Writer = Pick<Visitor, 'owner' | 'identify'> & { key: string | undefined }

export type SessionStore = {
  /** The owner of a token; `renew` when cookie and row are a day old. */
  find: (token: string) => Promise<{ owner: OwnerId; session: string; renew: boolean } | null>
  renew: (token: string) => Promise<void>
  /** @param key idempotency key: a retry without the cookie must not create a second owner */
  begin: (database: Database, key: string | undefined) => Promise<{ owner: OwnerId; token: string }>
  /** Creates a session for a known owner, replacing this browser's former one. */
  enter: (database: Database, owner: OwnerId, former: { owner: OwnerId; session: string } | null) => Promise<string>
}

const DAY_SECONDS = 24 * 60 * 60
/** Lifetime of a session after the last visit, for cookie and row. */
export const SESSION_DAYS = 400

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
}

/**
 * Resolves the owner from the cookie before every API request, and sets the cookie when a write created an owner or a
 * day has passed. The name has the `__Host-` prefix on https; on http browsers would reject it.
 */
export function openSessionGate(
  app: FastifyInstance,
  { sessions, publicUrl, limits }: { sessions: SessionStore; publicUrl: URL; limits: RateLimits },
): void {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? '__Host-understory' : 'understory'
  const options: CookieSerializeOptions = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: SESSION_DAYS * DAY_SECONDS,
  }

  /** Tokens of sessions begun by requests. */
  const begun = new WeakMap<FastifyRequest, string>()

  app.decorateRequest('visitor')
  // Set here, because a failed write is rolled back and its cookie would replace a valid one.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const token = begun.get(request)
    if (token === undefined) return done()
    begun.delete(request)
    void isKept(token, request, reply).then((isThere) => {
      if (isThere) reply.setCookie(name, token, options)
      done()
    })
  })
  app.addHook('preValidation', async (request, reply) => {
    if (!isForApi(request)) return
    request.visitor = await admit(request, reply)
    await limits.admitVisitor(request, reply)
  })

  async function isKept(token: string, request: FastifyRequest, { statusCode }: FastifyReply): Promise<boolean> {
    if (statusCode < 400) return true
    try {
      return (await sessions.find(token)) !== null
    } catch {
      // Unknown; without a cookie there is none to lose.
      return request.cookies[name] === undefined
    }
  }

  /** On a full disk reads continue, and the session is renewed later. */
  async function isRenewed(token: string): Promise<boolean> {
    try {
      await sessions.renew(token)
      return true
    } catch (error) {
      if (isStorageFailure(error)) return false
      throw error
    }
  }

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
    const token = request.cookies[name]
    let begunToken: string | undefined
    const known = token ? await sessions.find(token) : null
    // The session ended or its owner was deleted: queued writes must not create a new owner.
    if (token && !known && request.headers[WAITED_HEADER] !== undefined) throw new ProblemError('forest-left')
    if (token && known?.renew && (await isRenewed(token))) reply.setCookie(name, token, options)
    return {
      owner: known?.owner ?? null,
      session: known?.session ?? null,
      identify,
      enter: async (database, owner) => void begun.set(request, await sessions.enter(database, owner, known)),
      leave: () => void reply.clearCookie(name, { path: '/', secure, httpOnly: true, sameSite: 'lax' }),
      isSessionAlive: async () => {
        const current = known ? token : begunToken
        return current === undefined || (await sessions.find(current)) !== null
      },
    }

    async function identify(database: Database): Promise<OwnerId> {
      if (known) return known.owner
      await limits.admitNewcomer(request)
      const key = request.headers['idempotency-key']
      const { owner, token: made } = await sessions.begin(database, typeof key === 'string' ? key : undefined)
      begun.set(request, made)
      begunToken = made
      return owner
    }
  }
}
