import { type Coaching, CoachingSchema, fieldsOf, withoutOffers } from '@understory/contract/coaching'
import { STORED_REPLY_LENGTH } from '@understory/contract/limits'
import { type Writer, WriterSchema } from '@understory/contract/writer'
import * as z from 'zod/mini'
import type { Coach, ReplyState } from '../../ai/ports.ts'
import { jsonIn } from '../../http/json.ts'

/** A stored answer. `state` is the coach's memory, null for other writers; `by` the language model that wrote it. */
export type Reply = { coaching: Coaching; state: ReplyState | null; by?: Writer | undefined }

const VERSION = 1
const StoredSchema = z.strictObject({
  coaching: CoachingSchema,
  state: z.unknown(),
  by: z.optional(WriterSchema),
  version: z.literal(VERSION),
})

/** JSON, or null when it is too long; then only the text is stored. */
export function writeReply({ coaching, state, by }: Reply): string | null {
  const json = JSON.stringify({ coaching, state, by, version: VERSION })
  return json.length <= STORED_REPLY_LENGTH ? json : null
}

/** The parts of a stored answer, if they match the current schema. */
export function readCoaching(stored: string | null): Coaching | undefined {
  return parse(stored)?.coaching
}

/** The parts with the model that wrote them. */
export function readShown(stored: string | null): { coaching?: Coaching | undefined; by?: Writer | undefined } {
  const found = parse(stored)
  // Without its memory an answer can't be changed, and what it offered may be of a deleted message.
  const coaching = found?.state === null ? withoutOffers(found.coaching) : found?.coaching
  return { coaching, by: found?.by }
}

/** A stored answer, if it matches the current schema; without its state if the coach can't read that. */
export function readReply(stored: string | null, coach: Coach): Reply | undefined {
  const found = parse(stored)
  return found && { coaching: found.coaching, state: coach.readState(found.state) ?? null, by: found.by }
}

/** Validates an imported answer; JSON. What it offers isn't kept: it may be anything, and a change of a chip brings offers back. */
export function writeImported(given: unknown, coach: Coach): string | null {
  const { data } = StoredSchema.safeParse(given)
  if (!data) return null
  return writeReply({ ...data, coaching: withoutOffers(data.coaching), state: coach.readState(data.state) ?? null })
}

/** A stored answer without what the coach remembers, words it offers, and fields it doesn't show: its chips can't be changed any more. */
export function withoutMemory(stored: string | null): string | null {
  const found = parse(stored)
  if (!found) return null
  const bare = withoutOffers(found.coaching)
  const shown = new Set(fieldsOf(bare).map(({ name }) => name))
  const fields = Object.entries(bare.chosen.fields ?? {}).filter(([name]) => shown.has(name))
  const coaching = { ...bare, chosen: { ...bare.chosen, fields: Object.fromEntries(fields) } }
  return writeReply({ ...found, coaching, state: null })
}

function parse(stored: string | null) {
  return stored === null ? undefined : StoredSchema.safeParse(jsonIn(stored)).data
}
