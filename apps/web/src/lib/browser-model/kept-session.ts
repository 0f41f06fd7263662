import type { SpokenTurn } from './open-session.ts'
import type { Session } from './prompt-api.ts'

/** Milliseconds. A session occupies gigabytes. */
const KEPT_MS = 5 * 60_000

type Kept = { session: Session; instructions: string; turns: readonly SpokenTurn[]; hasDropped: boolean }

let kept: Kept | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Takes the session that already has these turns; ends any other. */
export function takeSession(instructions: string, earlier: readonly SpokenTurn[]): Kept | undefined {
  const found = kept
  kept = undefined
  clearTimeout(timer)
  if (!found) return undefined
  if (found.instructions === instructions && JSON.stringify(found.turns) === JSON.stringify(earlier)) return found
  found.session.destroy()
  return undefined
}

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
