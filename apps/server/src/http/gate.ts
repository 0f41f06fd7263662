import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { callerOf } from './caller.ts'
import type { FairParts } from './fair-parts.ts'
import { whenDone } from './leaving.ts'
import type { ProblemError } from './problem.ts'

/** Lets in as many as it has places; each gives its place back once. */
export type Gate = { isFull: () => boolean; enter: () => (() => void) | undefined }

export function openGate(places: number): Gate {
  let inside = 0
  const isFull = () => inside >= places
  return {
    isFull,
    enter: () => {
      if (isFull()) return undefined
      inside++
      let left = false
      return () => {
        if (left) return
        left = true
        inside--
      }
    },
  }
}

/**
 * Refuses a request before its body is read when there is no place for its address, and holds one until its connection is
 * done with it.
 */
export function holdPlace(places: FairParts, refusal: () => ProblemError) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const leave = places.take(callerOf(request.ip), 1)
    if (!leave) throw refusal()
    // Finished when answered, closed when the client went away before.
    reply.raw.once('finish', leave)
    whenDone(reply, leave)
  }
}

type LeastPace = { bytesPerSecond: number; graceMilliseconds?: number; everyMilliseconds?: number }

/** Cuts connections whose body trickles in, so that a few slow senders do not hold every place. */
export function cutSlowBodies({
  bytesPerSecond,
  graceMilliseconds = 10_000,
  everyMilliseconds = 1000,
}: LeastPace): onRequestHookHandler {
  return ({ raw }, reply, done) => {
    const { socket } = raw
    const before = socket.bytesRead
    const started = performance.now()
    const watch = setInterval(() => {
      const milliseconds = performance.now() - started
      if (raw.complete) clearInterval(watch)
      else if (milliseconds > graceMilliseconds) {
        const rate = ((socket.bytesRead - before) / milliseconds) * 1000
        if (rate < bytesPerSecond) socket.destroy()
      }
    }, everyMilliseconds).unref()
    whenDone(reply, () => clearInterval(watch))
    done()
  }
}
