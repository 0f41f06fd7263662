import { DEFAULT_BODY_BYTES } from '@understory/contract/limits'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { callerOf } from './caller.ts'
import { onResponseEnd } from './leaving.ts'
import { ProblemError } from './problem.ts'

const RETRY_SECONDS = 5
const WAIT =
  'Much is on its way from here or to here already. Wait until it has arrived and try again; nothing is lost.'

type Options = {
  total: number
  each?: number
  refusal?: (isOwn: boolean) => ProblemError
}

/** A counting semaphore with a limit per caller. */
export type Places = {
  isFull: () => boolean
  /**
   * @returns releases the place; idempotent
   * @throws ProblemError when full
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

/** Holds a place per address from before the body is read until the response is finished. */
export function takePlaceForBody(places: Places): onRequestHookHandler {
  return (request, reply, done) => {
    onResponseEnd(reply, places.take(callerOf(request.ip)))
    done()
  }
}

/** Large responses not yet read; each is in memory until then. */
const LARGE_ANSWERS = { total: 64, each: 16 }
/** Slower clients are disconnected. */
const LEAST_READ_BYTES_PER_SECOND = 8 * 1024
const GRACE_MILLISECONDS = 30_000

/** Limits large responses waiting for slow readers, and drops those that don't read. */
export function limitUnreadAnswers(app: FastifyInstance): void {
  const places = openPlaces(LARGE_ANSWERS)
  app.addHook('onSend', (request, reply, payload, done) => {
    // Files are streamed and don't count.
    const isWhole = typeof payload === 'string' || payload instanceof Uint8Array
    if (!isWhole || payload.length <= DEFAULT_BODY_BYTES) return done()
    onResponseEnd(reply, places.take(callerOf(request.ip)))
    const patience = GRACE_MILLISECONDS + (payload.length / LEAST_READ_BYTES_PER_SECOND) * 1000
    const end = setTimeout(() => reply.raw.destroy(), patience).unref()
    onResponseEnd(reply, () => clearTimeout(end))
    done()
  })
}
