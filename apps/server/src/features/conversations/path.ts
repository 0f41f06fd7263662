import type { StoredTurn } from './types.ts'

/** The turns that lead to one of them, it included; none for null. */
export function pathTo(turns: readonly StoredTurn[], id: string | null): StoredTurn[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]))
  const path: StoredTurn[] = []
  let turn = id === null ? undefined : byId.get(id)
  while (turn && path.length < turns.length) {
    path.unshift(turn)
    turn = turn.parentId === null ? before(turns, turn) : byId.get(turn.parentId)
  }
  return path
}

/** The summary of a recording answers no message and stands after the transcript, where that was kept. */
function before(turns: readonly StoredTurn[], turn: StoredTurn): StoredTurn | undefined {
  const last = turns[turns.indexOf(turn) - 1]
  return turn.role === 'assistant' && last?.role === 'user' && last.parentId === null ? last : undefined
}

/** The thread as it was last seen: what leads to the newest turn. */
export function newestPath(turns: readonly StoredTurn[]): StoredTurn[] {
  return pathTo(turns, turns.at(-1)?.id ?? null)
}

/** The newest answer, which the next message follows where nothing else is said. */
export function newestAnswer(turns: readonly StoredTurn[]): string | null {
  return turns.findLast(({ role }) => role === 'assistant')?.id ?? null
}
