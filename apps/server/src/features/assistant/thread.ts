import { type Chosen, type Coaching, fieldsOf } from '@understory/contract/coaching'
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

/** The newest answer of some turns. */
const answerIn = (turns: readonly Typed[]): Coaching | undefined =>
  readCoaching(turns.findLast(({ role }) => role === 'assistant')?.reply ?? null)

/** Values of fields, without those that an answer offered for them: these are words of a message that is read whole. */
function typedFields(fields: Chosen['fields'] = {}, answer: Coaching | undefined): string[] {
  const shown = answer ? fieldsOf(answer) : []
  const isOffered = (name: string, value: string) =>
    shown.some((one) => one.name === name && one.offered?.includes(value))
  return Object.entries(fields).flatMap(([name, value]) => (isOffered(name, value) ? [] : [value]))
}

const fieldsBefore = (turns: readonly Typed[]) => typedFields(answerIn(turns)?.chosen.fields, answerIn(turns))

/**
 * What was typed into the fields of the reply before and into those that come now, without what stood there at the calm press, and
 * without words that were offered and pressed. `drawn` is the reply that is drawn anew.
 */
export function typedInto(turns: readonly Typed[], chosen: Chosen | undefined, drawn?: Coaching): string[] {
  const alarmAt = turns.findLastIndex(isAlarmPress)
  const calmed = new Set(
    turns.flatMap((turn, at) => (at > alarmAt && isCalmPress(turn) ? fieldsBefore(turns.slice(0, at)) : [])),
  )
  const now = typedFields(chosen?.fields, drawn ?? answerIn(turns))
  return [...fieldsBefore(turns), ...now].filter((value) => !calmed.has(value))
}

/** Whether the coach may mention language models: once per conversation. */
export function canHintAfter(turns: readonly StoredTurn[]): boolean {
  return !turns.some(({ reply }) => readCoaching(reply)?.parts.some(({ kind }) => kind === 'model-hint'))
}
