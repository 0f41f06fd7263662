import { about, content } from '../content.ts'
import { hardships } from '../find/classifier.ts'
import { pronounOf } from '../understand/pronoun.ts'
import { beginsWithHeard, type Turn } from './reply.ts'

/** From this chance on it's said what makes the matter hard: docs/decisions/040. */
export const SURE = 0.55

const LINES = new Map(content.heard.map(({ id, line }) => [id, line]))

/** What the message shows to be hard, in one sentence; none where a matter goes on, or where somebody may be in danger. */
export function heardLine(turn: Turn, to: string | null): string | undefined {
  const { message, request } = turn
  if (!beginsWithHeard(turn)) return undefined
  const [first] = hardships(message, request.vectors)
  const line = first && first.chance >= SURE ? LINES.get(first.id) : undefined
  return line && about(line, pronounOf(message, to))
}
