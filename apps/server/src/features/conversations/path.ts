import type { SpokenTurn } from './types.ts'

/** The turns from the root to one turn, inclusive; empty for null. */
export function pathTo<Turn extends SpokenTurn>(turns: readonly Turn[], id: string | null): Turn[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]))
  const path: Turn[] = []
  let turn = id === null ? undefined : byId.get(id)
  while (turn && path.length < turns.length) {
    path.unshift(turn)
    turn = turn.parentId === null ? before(turns, turn) : byId.get(turn.parentId)
  }
  return path
}

/** A recording's summary has no parent and follows the transcript, if that was stored. */
function before<Turn extends SpokenTurn>(turns: readonly Turn[], turn: Turn): Turn | undefined {
  const last = turns[turns.indexOf(turn) - 1]
  return turn.role === 'assistant' && last?.role === 'user' && last.parentId === null ? last : undefined
}

export function newestPath<Turn extends SpokenTurn>(turns: readonly Turn[]): readonly Turn[] {
  const isOnePath = turns.every(({ parentId }, index) => parentId === (turns[index - 1]?.id ?? null))
  return isOnePath ? turns : pathTo(turns, turns.at(-1)?.id ?? null)
}

/** The turns from the root through one turn to the newest that goes on from it. */
export function pathOnFrom<Turn extends SpokenTurn>(turns: readonly Turn[], id: string): Turn[] {
  const after = new Set([id])
  for (const { id: each, parentId } of turns) if (parentId !== null && after.has(parentId)) after.add(each)
  return pathTo(turns, [...after].at(-1) ?? id)
}

/** Default parent of the next message. */
export function newestAnswer(turns: readonly SpokenTurn[]): string | null {
  return turns.findLast(({ role }) => role === 'assistant')?.id ?? null
}
