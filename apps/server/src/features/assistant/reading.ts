import { setImmediate as nextTurn } from 'node:timers/promises'
import { NO_VECTORS, type Vectors } from '@understory/encoder'
import type { CoachTurn, Danger, Readers } from '../../ai/ports.ts'
import { openSemaphore } from '../../http/semaphore.ts'

const TURNS = 60
/** So much of earlier turns is read whole, the newest first; of each turn before these only its beginning. */
const WHOLE_LENGTH = 60_000
const BEGINNING_LENGTH = 2_000
/** Messages whose sentences are encoded to find danger, the newest of a thread; older ones are read by their words. */
const ENCODED_MESSAGES = 3

/** What a thread was found to say before anything answers it. */
export type Reading = { turns: CoachTurn[]; danger: Danger; vectors: Vectors; isEncoderThere: boolean }

/** Reads the danger in a thread whose last turn is the message, with one call of the encoder. */
export async function readThread({ coach, safety, encoder }: Readers, thread: readonly CoachTurn[]): Promise<Reading> {
  const turns = recent(thread)
  const messages = turns.filter(({ role }) => role === 'user').slice(-ENCODED_MESSAGES)
  const texts = [...coach.textsToEncode(turns), ...messages.flatMap(({ content }) => safety.textsToEncode(content))]
  const found = await encoder.vectorsOf(texts)
  const vectors = found ?? NO_VECTORS
  const danger = await inTurn(() => safety.readDanger(turns, vectors))
  return { turns, danger, vectors, isEncoderThere: found !== undefined }
}

const queue = openSemaphore(1)
/** So long others wait for works that come together: one of a full thread alone takes a few milliseconds. */
const MOST_MILLISECONDS = 4
let worked = 0

/** Does work that takes up to some milliseconds, and lets others have their turn where much of it came together. */
export function inTurn<T>(work: () => T): Promise<T> {
  return queue(async () => {
    if (worked > MOST_MILLISECONDS) {
      await nextTurn()
      worked = 0
    }
    const began = performance.now()
    try {
      return work()
    } finally {
      worked += performance.now() - began
    }
  })
}

/** A thread is read anew each time, on the event loop: what lies far back is left out, so that none holds up others. */
export function recent(turns: readonly CoachTurn[]): CoachTurn[] {
  const [last, ...earlier] = turns.slice(-TURNS).toReversed()
  if (!last) return []
  let room = WHOLE_LENGTH
  const kept = earlier.map((turn) => {
    room -= turn.content.length
    return room >= 0 ? turn : { ...turn, content: turn.content.slice(0, BEGINNING_LENGTH) }
  })
  return [last, ...kept].toReversed()
}
