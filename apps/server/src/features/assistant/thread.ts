import type { Chosen, Coaching } from '@understory/contract/coaching'
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

/** Words of a message that its answer offers for fields. The message itself is read for danger, whole. */
function offeredIn({ parts }: Coaching): string[] {
  const segments = parts.flatMap((part) => {
    if (part.kind === 'phrase') return part.segments
    return part.kind === 'beats' ? part.beats.flatMap((beat) => beat.segments) : []
  })
  return segments.flatMap((segment) => ('name' in segment ? (segment.offered ?? []) : []))
}

/**
 * What was typed into the fields of the reply before and into those that come now, without what stood there at the calm press, and
 * without words that were offered and pressed. `drawn` is the reply that is drawn anew.
 */
export function typedInto(turns: readonly Typed[], chosen: Chosen | undefined, drawn?: Coaching): string[] {
  const alarmAt = turns.findLastIndex(isAlarmPress)
  const calmed = new Set(
    turns.flatMap((turn, at) => (at > alarmAt && isCalmPress(turn) ? fieldsBefore(turns.slice(0, at)) : [])),
  )
  const replies = [...turns.map(({ reply }) => readCoaching(reply ?? null)), drawn]
  const known = new Set([...calmed, ...replies.flatMap((coaching) => (coaching ? offeredIn(coaching) : []))])
  return [...fieldsBefore(turns), ...Object.values(chosen?.fields ?? {})].filter((value) => !known.has(value))
}

/** Whether the coach may mention language models: once per conversation. */
export function canHintAfter(turns: readonly StoredTurn[]): boolean {
  return !turns.some(({ reply }) => readCoaching(reply)?.parts.some(({ kind }) => kind === 'model-hint'))
}
