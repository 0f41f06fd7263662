import type { SpokenTurn } from './open-session.ts'
import type { Session } from './prompt-api.ts'

/** A session holds gigabytes as long as it lives. */
const KEPT_MS = 5 * 60_000

type Kept = { session: Session; instructions: string; turns: readonly SpokenTurn[]; hasDropped: boolean }

let kept: Kept | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The session of the conversation that goes on with these turns: it knows them already. Any other is ended. */
export function takeSession(instructions: string, earlier: readonly SpokenTurn[]): Kept | undefined {
  const found = kept
  kept = undefined
  clearTimeout(timer)
  if (!found) return undefined
  if (found.instructions === instructions && JSON.stringify(found.turns) === JSON.stringify(earlier)) return found
  found.session.destroy()
  return undefined
}

/** Keeps a session for the next message of its conversation. */
export function keepSession(session: Kept): void {
  forgetSession()
  kept = session
  timer = setTimeout(forgetSession, KEPT_MS)
}

export function forgetSession(): void {
  clearTimeout(timer)
  kept?.session.destroy()
  kept = undefined
}
