import type { Chosen } from '@understory/contract/coaching'
import type { Coach, CoachTurn } from '../../ai/ports.ts'
import { readCoaching, readReply } from '../conversations/reply.ts'
import type { StoredTurn } from '../conversations/types.ts'

/** Stored turns for the coach, its own answers with their state. */
export function turnsForCoach(turns: readonly StoredTurn[], coach: Coach): CoachTurn[] {
  return turns.map(({ role, content, reply }) => ({
    role,
    content,
    state: readReply(reply, coach)?.state ?? undefined,
  }))
}

/** What was typed into the fields of the reply before, and into those that come now. */
export function typedInto(turns: readonly StoredTurn[], chosen: Chosen | undefined): string[] {
  const before = turns.findLast(({ role }) => role === 'assistant')
  return Object.values({ ...readCoaching(before?.reply ?? null)?.chosen.fields, ...chosen?.fields })
}

/** Whether the coach may mention language models: once per conversation. */
export function canHintAfter(turns: readonly StoredTurn[]): boolean {
  return !turns.some(({ reply }) => readCoaching(reply)?.parts.some(({ kind }) => kind === 'model-hint'))
}
