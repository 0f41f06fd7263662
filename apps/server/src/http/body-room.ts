import { DEFAULT_BODY_BYTES } from '@understory/contract/limits'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { callerOf } from './caller.ts'
import { ProblemError } from './problem.ts'

const MEGABYTE = 1024 * 1024
/** What large bodies may take at once: in this process, and from one address, which so leaves the others their part. */
export const BODY_ROOM = 128 * MEGABYTE
export const BODY_ROOM_PER_ADDRESS = 64 * MEGABYTE
const RETRY_SECONDS = 5
const WAIT = 'Much is on its way from here already. Wait until it has arrived and try again; nothing is lost.'

type Room = { held: number; heldBy: Map<string, number> }
const rooms = new WeakMap<FastifyInstance, Room>()

/**
 * Refuses a body over the usual size before it is read where there is no room for it, and holds its room until its request is
 * answered or its sender went away. A body that does not say how long it is takes all that its endpoint allows.
 *
 * @param most bytes that the endpoint takes
 */
export function holdRoom(app: FastifyInstance, most: number): onRequestHookHandler {
  const room = rooms.get(app) ?? { held: 0, heldBy: new Map<string, number>() }
  rooms.set(app, room)

  return (request, reply, done) => {
    const bytes = Math.min(most, Number(request.headers['content-length'] ?? most))
    if (bytes <= DEFAULT_BODY_BYTES) return done()
    const address = callerOf(request.ip)
    const own = room.heldBy.get(address) ?? 0
    if (own + bytes > BODY_ROOM_PER_ADDRESS)
      throw new ProblemError('too-many-requests', WAIT, { retryAfterSeconds: RETRY_SECONDS })
    if (room.held + bytes > BODY_ROOM)
      throw new ProblemError('overloaded', undefined, { retryAfterSeconds: RETRY_SECONDS })
    room.held += bytes
    room.heldBy.set(address, own + bytes)
    reply.raw.once('close', () => {
      room.held -= bytes
      const left = (room.heldBy.get(address) ?? bytes) - bytes
      if (left === 0) room.heldBy.delete(address)
      else room.heldBy.set(address, left)
    })
    done()
  }
}
