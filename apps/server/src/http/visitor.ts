import type { CookieSerializeOptions } from '@fastify/cookie'
import { WAITED_HEADER } from '@understory/contract/waited'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStorageFailure } from '../db/failure.ts'
import type { Database } from '../db/store.ts'
import type { OwnerId } from '../db/tables.ts'
import { isForApi } from './api-request.ts'
import { ProblemError } from './problem.ts'
import type { RateLimits } from './rate-limits.ts'

/** Who sends a request, as far as the cookie tells. */
export type Visitor = {
  /** Nobody yet, or somebody whose session ended. */
  owner: OwnerId | null
  /** The owner, made inside the given unit of work where there was none: the first write makes an owner, reading never does. */
  identify: (database: Database) => Promise<OwnerId>
  /** The session of this browser, by id. */
  session: string | null
  /** Gives this browser a session of the owner, in place of the one it has. */
  enter: (database: Database, owner: OwnerId) => Promise<void>
  /** Takes the cookie away. */
  leave: () => void
  /** Whether the session that this request came with, or made, is still there. */
  isStillIn: () => Promise<boolean>
}

/** Whose write it is, and what the client named it: sent again under the same key it is made once. */
export type Writer = Pick<Visitor, 'owner' | 'identify'> & { key: string | undefined }

/** What the gate asks of whoever keeps the sessions. */
export type SessionKeeper = {
  /** The owner of a token; `renew` when its cookie and row are a day old. */
  find: (token: string) => Promise<{ owner: OwnerId; session: string; renew: boolean } | null>
  renew: (token: string) => Promise<void>
  /** @param key what the client named its write: sent again before its cookie came, it must not make a second owner */
  begin: (database: Database, key: string | undefined) => Promise<{ owner: OwnerId; token: string }>
  /** A session more for somebody who is known, in place of the one that this browser had. */
  enter: (database: Database, owner: OwnerId, former: { owner: OwnerId; session: string } | null) => Promise<string>
}

const DAY_SECONDS = 24 * 60 * 60
/** How long a session lives from the last visit; the cookie and the rows go by the same days. */
export const SESSION_DAYS = 400

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
}

/**
 * Reads the owner's cookie before every API request, and sets it when a write made an owner or a day has passed. The
 * name carries the `__Host-` prefix wherever people come over https; elsewhere a browser would drop such a cookie.
 */
export function openSessionGate(
  app: FastifyInstance,
  { sessions, publicUrl, limits }: { sessions: SessionKeeper; publicUrl: URL; limits: RateLimits },
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

  /** Tokens of sessions that requests began. */
  const begun = new WeakMap<FastifyRequest, string>()

  app.decorateRequest('visitor')
  // Only now is it known what became of the session: what failed was undone, and a cookie for it would take the place of one
  // that still opens a forest.
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
      // Nobody knows. Whoever came without a cookie has none to lose.
      return request.cookies[name] === undefined
    }
  }

  /** Where nothing can be written, as on a full disk, reading goes on and the session is renewed another time. */
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
    // Ended from another browser, or deleted there: what waited here must not begin anew what is over.
    if (token && !known && request.headers[WAITED_HEADER] !== undefined) throw new ProblemError('forest-left')
    if (token && known?.renew && (await isRenewed(token))) reply.setCookie(name, token, options)
    return {
      owner: known?.owner ?? null,
      session: known?.session ?? null,
      identify,
      enter: async (database, owner) => void begun.set(request, await sessions.enter(database, owner, known)),
      leave: () => void reply.clearCookie(name, { path: '/', secure, httpOnly: true, sameSite: 'lax' }),
      isStillIn: async () => {
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
