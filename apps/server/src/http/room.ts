import { DEFAULT_BODY_BYTES } from '@understory/contract/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { callerOf } from './caller.ts'
import { openFairParts } from './fair-parts.ts'
import { whenDone } from './leaving.ts'
import { ProblemError } from './problem.ts'

const MEGABYTE = 1024 * 1024
/** What large bodies may take at once in this process, and large answers as much; one address half of what others leave of it. */
export const ROOM = 128 * MEGABYTE
const RETRY_SECONDS = 5
const WAIT =
  'Much is on its way from here or to here already. Wait until it has arrived and try again; nothing is lost.'

/** Slower than this somebody reads nothing and only holds what they asked for. */
const LEAST_READ_BYTES_PER_SECOND = 8 * 1024
const GRACE_MILLISECONDS = 30_000

type Hold = (request: FastifyRequest, reply: FastifyReply, bytes: number) => void

/** Whatever is over the usual size of a body holds room until its connection is done with it. One alone always fits. */
function openRoom(): Hold {
  const room = openFairParts(ROOM)

  return (request, reply, bytes) => {
    if (bytes <= DEFAULT_BODY_BYTES) return
    const address = callerOf(request.ip)
    const giveBack = room.take(address, bytes)
    if (giveBack) return whenDone(reply, giveBack)
    const isOwn = room.heldBy(address) > 0
    throw new ProblemError(isOwn ? 'too-many-requests' : 'overloaded', isOwn ? WAIT : undefined, {
      retryAfterSeconds: RETRY_SECONDS,
    })
  }
}

const bodies = new WeakMap<FastifyInstance, Hold>()

/**
 * Refuses a body before it is read where there is no room for it. One that does not say how long it is takes all that its
 * endpoint allows.
 *
 * @param most bytes that the endpoint takes
 */
export function holdRoom(app: FastifyInstance, most: number): onRequestHookHandler {
  const hold = bodies.get(app) ?? openRoom()
  bodies.set(app, hold)

  return (request, reply, done) => {
    hold(request, reply, Math.min(most, Number(request.headers['content-length'] ?? most)))
    done()
  }
}

/** Refuses an answer for which there is no room, since all of it is held until it was read, and ends one that nobody reads. */
export function holdAnswers(app: FastifyInstance): void {
  const hold = openRoom()
  app.addHook('onSend', (request, reply, payload, done) => {
    // Files come in streams, which hold little at a time.
    const isWhole = typeof payload === 'string' || payload instanceof Uint8Array
    if (!isWhole || payload.length <= DEFAULT_BODY_BYTES) return done()
    const bytes = Buffer.byteLength(payload)
    hold(request, reply, bytes)
    const patience = GRACE_MILLISECONDS + (bytes / LEAST_READ_BYTES_PER_SECOND) * 1000
    const end = setTimeout(() => reply.raw.destroy(), patience).unref()
    whenDone(reply, () => clearTimeout(end))
    done()
  })
}
