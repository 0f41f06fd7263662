import type { Chosen } from '@understory/contract/coaching'
import { isAlarmPress, isCalmPress } from '@understory/safety'
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

type Typed = Pick<StoredTurn, 'role' | 'content'> & { reply?: StoredTurn['reply'] }

function fieldsBefore(turns: readonly Typed[]): string[] {
  const answer = turns.findLast(({ role }) => role === 'assistant')
  return Object.values(readCoaching(answer?.reply ?? null)?.chosen.fields ?? {})
}

/** What was typed into the fields of the reply before and into those that come now, without what stood there at the calm press. */
export function typedInto(turns: readonly Typed[], chosen: Chosen | undefined): string[] {
  const alarmAt = turns.findLastIndex(isAlarmPress)
  const calmed = new Set(
    turns.flatMap((turn, at) => (at > alarmAt && isCalmPress(turn) ? fieldsBefore(turns.slice(0, at)) : [])),
  )
  return [...fieldsBefore(turns), ...Object.values(chosen?.fields ?? {})].filter((value) => !calmed.has(value))
}

/** Whether the coach may mention language models: once per conversation. */
export function canHintAfter(turns: readonly StoredTurn[]): boolean {
  return !turns.some(({ reply }) => readCoaching(reply)?.parts.some(({ kind }) => kind === 'model-hint'))
}
