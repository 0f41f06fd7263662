import { DEFAULT_BODY_BYTES } from '@understory/contract/limits'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { callerOf } from './caller.ts'
import { whenDone } from './leaving.ts'
import { ProblemError } from './problem.ts'

const RETRY_SECONDS = 5
const WAIT =
  'Much is on its way from here or to here already. Wait until it has arrived and try again; nothing is lost.'

type Options = {
  /** Places in this process. */
  total: number
  /** Of these, places for one caller. */
  each?: number
  /** What a caller is told who gets none. */
  refusal?: (isOwn: boolean) => ProblemError
}

/** A counting semaphore: so many at once, and so many of them for one caller. */
export type Places = {
  isFull: () => boolean
  /**
   * @returns what gives the place back, once however often it is called
   * @throws ProblemError where there is no place
   */
  take: (caller: string) => () => void
}

export function openPlaces({ total, each = total, refusal = tooMuch }: Options): Places {
  const held = new Map<string, number>()
  let taken = 0
  const isFull = () => taken >= total
  return {
    isFull,
    take: (caller) => {
      const own = held.get(caller) ?? 0
      if (own >= each || isFull()) throw refusal(own >= each)
      taken++
      held.set(caller, own + 1)
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        taken--
        const left = (held.get(caller) ?? 1) - 1
        if (left === 0) held.delete(caller)
        else held.set(caller, left)
      }
    },
  }
}

function tooMuch(isOwn: boolean): ProblemError {
  const retry = { retryAfterSeconds: RETRY_SECONDS }
  return isOwn ? new ProblemError('too-many-requests', WAIT, retry) : new ProblemError('overloaded', undefined, retry)
}

/** Holds a place for an address from before its body is read until its connection is done with the request. */
export function holdPlace(places: Places): onRequestHookHandler {
  return (request, reply, done) => {
    whenDone(reply, places.take(callerOf(request.ip)))
    done()
  }
}

/** Answers over the usual size that somebody has yet to read: all of each is in memory until then. */
const LARGE_ANSWERS = { total: 64, each: 16 }
/** Slower than this somebody reads nothing and only holds what they asked for. */
const LEAST_READ_BYTES_PER_SECOND = 8 * 1024
const GRACE_MILLISECONDS = 30_000

/** Bounds how many large answers wait for their readers, and ends one that nobody reads. */
export function holdAnswers(app: FastifyInstance): void {
  const places = openPlaces(LARGE_ANSWERS)
  app.addHook('onSend', (request, reply, payload, done) => {
    // Files come in streams, which hold little at a time.
    const isWhole = typeof payload === 'string' || payload instanceof Uint8Array
    if (!isWhole || payload.length <= DEFAULT_BODY_BYTES) return done()
    whenDone(reply, places.take(callerOf(request.ip)))
    const patience = GRACE_MILLISECONDS + (payload.length / LEAST_READ_BYTES_PER_SECOND) * 1000
    const end = setTimeout(() => reply.raw.destroy(), patience).unref()
    whenDone(reply, () => clearTimeout(end))
    done()
  })
}
