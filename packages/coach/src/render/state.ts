import { type Chosen, ChosenSchema, type Coaching } from '@understory/contract/coaching'
import { MESSAGE_LENGTH } from '@understory/contract/limits'
import * as z from 'zod/mini'
import type { Reply, Turn } from '../replies/reply.ts'
import { REACTIONS, type ReplyState } from '../types.ts'
import { matterOf } from '../understand/understand.ts'
import { chipsOf } from './chips.ts'

/** A reply as the page draws it. */
export function coachingOf(reply: Reply, chosen: Chosen): Coaching {
  const isOffered = reply.parts.some(({ kind }) => kind === 'offers')
  return {
    chips: reply.understanding ? chipsOf(reply.understanding, { isOffered }) : [],
    parts: reply.parts,
    suggestions: (reply.presses ?? []).slice(0, 4).map(({ label, message }) => ({ label, message })),
    chosen: reply.chosen ?? chosen,
  }
}

const EARLIER = 6

/** What the next turn has to know of a reply. A reply without a matter of its own keeps the one before. */
export function stateOf(reply: Reply, { previous, chosen, message }: Turn): ReplyState {
  const { understanding } = reply
  const own = understanding && matterOf(understanding, understanding.message || previous?.matter?.message || message)
  const matter = reply.matter ?? own ?? previous?.matter ?? null
  const isNew = reply.act === 'problem' || reply.act === 'back'
  const before = previous?.matter
  const earlier = isNew && before ? [...previous.earlier, before].slice(-EARLIER) : (previous?.earlier ?? [])
  return {
    version: 1,
    act: reply.act,
    matter,
    earlier,
    variant: reply.variant ?? null,
    shown: reply.shows ?? (isNew ? [] : (previous?.shown ?? [])),
    passed: reply.passed ?? (isNew ? [] : (previous?.passed ?? [])),
    chosen: reply.chosen ?? chosen,
    presses: (reply.presses ?? []).slice(0, 4),
    hinted: (previous?.hinted ?? false) || (reply.hinted ?? false),
    ...(reply.isWithheld && { isWithheld: true }),
    waiting: reply.waiting === undefined ? (previous?.waiting ?? null) : reply.waiting,
    draft: reply.draft ?? (isNew ? null : (previous?.draft ?? null)),
  }
}

const text = z.string()
const maybe = z.nullable(text)
const message = text.check(z.maxLength(MESSAGE_LENGTH))
const MatterSchema = z.strictObject({
  message,
  caseId: maybe,
  builderId: maybe,
  need: maybe,
  to: maybe,
  how: z.enum(['say', 'text', 'mail']),
  tone: z.enum(['softer', 'plain', 'firmer']),
})
const StateSchema = z.strictObject({
  version: z.literal(1),
  act: text,
  matter: z.nullable(MatterSchema),
  earlier: z.array(MatterSchema).check(z.maxLength(EARLIER)),
  variant: maybe,
  shown: z.array(text),
  passed: z.array(text),
  chosen: ChosenSchema,
  presses: z.array(z.strictObject({ label: text, message: text, act: text, reaction: z.optional(z.enum(REACTIONS)) })),
  hinted: z.boolean(),
  isWithheld: z.optional(z.boolean()),
  waiting: z.nullable(message),
  // Rewriting lengthens a text a little.
  draft: z.nullable(text.check(z.maxLength(2 * MESSAGE_LENGTH))),
})

/** A stored state, where it is one. */
export function readState(stored: unknown): ReplyState | undefined {
  const result = StateSchema.safeParse(stored)
  return result.success ? (result.data as ReplyState) : undefined
}
