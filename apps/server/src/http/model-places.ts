import type { FastifyReply } from 'fastify'
import { openFairParts } from './fair-parts.ts'
import { whenDone } from './leaving.ts'
import { ProblemError } from './problem.ts'

/**
 * Answers of a language model under way at once: in this process, and for one person, who so leaves the others their part. An
 * address gets half of what other addresses leave: one person can be many people there.
 */
const PLACES = 32
const PLACES_PER_PERSON = 4
const RETRY_SECONDS = 5
const WAIT = 'Some answers are still on their way to you. Wait for one of them; nothing is lost.'

type Caller = { person: string; address: string }

/**
 * Holds places for answers of a language model, each until its reply is done or its reader went away.
 *
 * @param scale multiplies the places
 * @returns what holds one for a caller; throws `assistant-busy` where there is none, `too-many-requests` where the person has theirs
 */
export function modelPlaces(scale: number): (caller: Caller, reply: FastifyReply) => void {
  const places = openFairParts(scaled(PLACES, scale))
  const most = scaled(PLACES_PER_PERSON, scale)
  const held = new Map<string, number>()

  return ({ person, address }, reply) => {
    const own = held.get(person) ?? 0
    if (own >= most) throw new ProblemError('too-many-requests', WAIT, { retryAfterSeconds: RETRY_SECONDS })
    const leave = places.take(address, 1)
    if (!leave) throw new ProblemError('assistant-busy', undefined, { retryAfterSeconds: RETRY_SECONDS })
    held.set(person, own + 1)
    whenDone(reply, () => {
      leave()
      const left = (held.get(person) ?? 1) - 1
      if (left === 0) held.delete(person)
      else held.set(person, left)
    })
  }
}

function scaled(places: number, scale: number): number {
  return Math.max(1, Math.round(places * scale))
}
