import { setImmediate as nextTurn } from 'node:timers/promises'
import { MESSAGE_LENGTH } from '@understory/contract/limits'
import { NO_VECTORS, type Vectors } from '@understory/encoder'
import type { CoachTurn, Danger, Readers } from '../../ai/ports.ts'
import { openSemaphore } from '../../http/semaphore.ts'
import { gravestIn } from '../danger/service.ts'

const TURNS = 60
/** Length of the newest turns that are read in full; of older ones only the beginning. */
const WHOLE_LENGTH = 60_000
const BEGINNING_LENGTH = 2_000
/** Newest messages whose sentences are encoded for crisis detection; older ones are matched by words. */
const ENCODED_MESSAGES = 12

export type Reading = { turns: CoachTurn[]; danger: Danger; vectors: Vectors; isEncoderThere: boolean }

/**
 * Runs crisis detection on a thread that ends with the message, and encodes what the coach reads of it.
 *
 * @param typed what was typed into fields; read for danger, too
 * @param whole where an answer in the middle is drawn anew, the conversation to its end: who is feared there is feared here, too
 */
export async function readThread(
  { coach, safety, encoder }: Readers,
  thread: readonly CoachTurn[],
  typed: readonly string[] = [],
  whole: readonly CoachTurn[] = thread,
): Promise<Reading> {
  const [turns, end] = [recent(thread), recent(whole)]
  const messages = [turns, end].flatMap((part) => part.filter(({ role }) => role === 'user').slice(-ENCODED_MESSAGES))
  // Apart, so that danger is read with its vectors even if the coach's come too late; what both ask for is encoded once.
  const [ofDanger, vectors] = await Promise.all([
    encoder.vectorsOf(messages.flatMap(({ content }) => safety.textsToEncode(content))),
    encoder.vectorsOf(coach.textsToEncode(turns)),
  ])
  const read = (part: CoachTurn[]) => inTurn(() => safety.readDanger(part, ofDanger ?? NO_VECTORS))
  const said = whole === thread ? await read(turns) : withLater(await read(turns), await read(end))
  const danger = typed.length > 0 ? withTyped(said, await gravestIn({ safety, encoder }, typed)) : said
  return { turns, danger, vectors: vectors ?? NO_VECTORS, isEncoderThere: vectors !== undefined }
}

/** A danger that was told of later brings a mention at most. Whoever is feared in the end is feared, and nobody else. */
function withLater(said: Danger, { isFeared, staysFeared, ...later }: Danger): Danger {
  const { staysFeared: _, ...danger } = said
  const shown = said.level === 'none' && later.level !== 'none' ? { ...later, level: 'mention' as const } : danger
  return { ...shown, isFeared, ...(staysFeared && { staysFeared }) }
}

/** Adds what was typed into a field, or into a talk: it's meant for somebody else, so it brings a mention at most, and fear. */
export function withTyped(said: Danger, { danger }: { danger: Danger }): Danger {
  if (danger.level === 'none') return said
  const isFeared = said.isFeared || danger.isFeared
  return said.level === 'none' ? { ...danger, level: 'mention', isFeared } : { ...said, isFeared }
}

const queue = openSemaphore(1)
/** Time slice of the event loop; a full thread takes a few milliseconds. */
const MOST_MILLISECONDS = 4
let worked = 0

/** Runs CPU-bound work of a few milliseconds, yielding to the event loop between tasks. */
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

/** Drops turns far back: threads are re-read on the event loop each time. */
function recent(turns: readonly CoachTurn[]): CoachTurn[] {
  const [last, ...earlier] = turns.slice(-TURNS).toReversed()
  if (!last) return []
  let room = WHOLE_LENGTH
  const kept = earlier.map((turn) => {
    room -= turn.content.length
    return room >= 0 ? turn : { ...turn, content: turn.content.slice(0, BEGINNING_LENGTH) }
  })
  // An imported message may be longer than one that is sent.
  return [{ ...last, content: last.content.slice(0, MESSAGE_LENGTH).toWellFormed() }, ...kept].toReversed()
}
