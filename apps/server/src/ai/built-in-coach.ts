import { setImmediate } from 'node:timers/promises'
import { coach, makeReady } from '@understory/coach'
import type { ChatModel, Turn } from './chat-model.ts'

const TURNS = 60
/** So much of earlier turns is read whole, the newest first; of each turn before these only its beginning. */
const WHOLE_LENGTH = 60_000
const BEGINNING_LENGTH = 2_000

/** The coach that needs no model and no network. */
export const builtInCoach: ChatModel = {
  name: 'Built-in coach',
  builtIn: true,
  leaves: null,
  reply: async function* ({ turns, context, branch }) {
    await coachIsReady()
    yield coach(recent(turns), context, branch && { branch }).text
  },
  complete: null,
}

let readiness: Promise<void> | undefined

/** Does what the first message would wait for: more than a second in all, in steps between which others are served. */
export function makeCoachReady(): Promise<void> {
  readiness ??= (async () => {
    for (const _step of makeReady()) await setImmediate()
  })()
  return readiness
}

/** Waits for what is being made ready, so that a message that comes meanwhile does not do it all at once. */
export async function coachIsReady(): Promise<void> {
  await readiness
}

/** It reads a thread anew each time, on the event loop: what lies far back is left out, so that no thread holds up others. */
export function recent(turns: readonly Turn[]): Turn[] {
  const [last, ...earlier] = turns.slice(-TURNS).toReversed()
  if (!last) return []
  let room = WHOLE_LENGTH
  const kept = earlier.map((turn) => {
    room -= turn.content.length
    return room >= 0 ? turn : { ...turn, content: turn.content.slice(0, BEGINNING_LENGTH) }
  })
  return [last, ...kept].toReversed()
}
