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

/** What was typed into the fields of the reply before and into those that come now. A press that nobody could get hurt holds for the former. */
export function typedInto(turns: readonly StoredTurn[], chosen: Chosen | undefined): string[] {
  const before = readCoaching(turns.findLast(({ role }) => role === 'assistant')?.reply ?? null)?.chosen.fields ?? {}
  const isCalm = turns.findLastIndex(isCalmPress) > turns.findLastIndex(isAlarmPress)
  const now = Object.entries(chosen?.fields ?? {}).filter(([name, value]) => !isCalm || before[name] !== value)
  return [...(isCalm ? [] : Object.values(before)), ...now.map(([, value]) => value)]
}

/** Whether the coach may mention language models: once per conversation. */
export function canHintAfter(turns: readonly StoredTurn[]): boolean {
  return !turns.some(({ reply }) => readCoaching(reply)?.parts.some(({ kind }) => kind === 'model-hint'))
}
