import { coach } from '@understory/coach'
import type { ChatModel, Turn } from './chat-model.ts'

const TURNS = 60
const EARLIER_LENGTH = 2_000

/** The coach that needs no model and no network. */
export const builtInCoach: ChatModel = {
  name: 'Built-in coach',
  builtIn: true,
  leaves: null,
  reply: async function* ({ turns, context, branch }) {
    yield coach(recent(turns), context, branch && { branch }).text
  },
  complete: null,
}

/** It reads a thread anew each time, on the event loop: what lies far back is left out, so that no thread holds up others. */
export function recent(turns: readonly Turn[]): Turn[] {
  const kept = turns.slice(-TURNS)
  return kept.map((turn, index) =>
    index === kept.length - 1 ? turn : { ...turn, content: turn.content.slice(0, EARLIER_LENGTH) },
  )
}
