import type { FastifyReply } from 'fastify'
import { openGate } from './gate.ts'
import { whenDone } from './leaving.ts'
import { ProblemError } from './problem.ts'

/** Answers of a language model under way at once: in this process, and for one person, who so leaves the others their part. */
const PLACES = 32
const PLACES_PER_PERSON = 4
const RETRY_SECONDS = 5
const WAIT = 'Some answers are still on their way to you. Wait for one of them; nothing is lost.'

/**
 * Holds places for answers of a language model, each until its reply is done or its reader went away.
 *
 * @param scale multiplies the places
 * @returns what holds one for a caller; throws `assistant-busy` where all are taken, `too-many-requests` where the caller has theirs
 */
export function modelPlaces(scale: number): (caller: string, reply: FastifyReply) => void {
  const all = openGate(scaled(PLACES, scale))
  const most = scaled(PLACES_PER_PERSON, scale)
  const held = new Map<string, number>()

  return (caller, reply) => {
    const own = held.get(caller) ?? 0
    if (own >= most) throw new ProblemError('too-many-requests', WAIT, { retryAfterSeconds: RETRY_SECONDS })
    const leave = all.enter()
    if (!leave) throw new ProblemError('assistant-busy', undefined, { retryAfterSeconds: RETRY_SECONDS })
    held.set(caller, own + 1)
    whenDone(reply, () => {
      leave()
      const left = (held.get(caller) ?? 1) - 1
      if (left === 0) held.delete(caller)
      else held.set(caller, left)
    })
  }
}

function scaled(places: number, scale: number): number {
  return Math.max(1, Math.round(places * scale))
}
