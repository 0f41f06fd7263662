import { type Coaching, CoachingSchema } from '@understory/contract/coaching'
import { STORED_REPLY_LENGTH } from '@understory/contract/limits'
import { type Writer, WriterSchema } from '@understory/contract/writer'
import * as z from 'zod/mini'
import type { Coach, ReplyState } from '../../ai/ports.ts'

/**
 * An answer as it is kept beside its words. `state` is what its coach remembers; null where another answered. `by` is the
 * language model that wrote it.
 */
export type Reply = { coaching: Coaching; state: ReplyState | null; by?: Writer | undefined }

const VERSION = 1
const StoredSchema = z.strictObject({
  coaching: CoachingSchema,
  state: z.unknown(),
  by: z.optional(WriterSchema),
  version: z.literal(VERSION),
})

/** As JSON; null where it is too long to be kept, so that the answer is kept as text alone. */
export function writeReply({ coaching, state, by }: Reply): string | null {
  const json = JSON.stringify({ coaching, state, by, version: VERSION })
  return json.length <= STORED_REPLY_LENGTH ? json : null
}

/** The parts of a stored answer, where it has some in today's shape. */
export function readCoaching(stored: string | null): Coaching | undefined {
  return parse(stored)?.coaching
}

/** The same with the language model that wrote it. */
export function readShown(stored: string | null): { coaching?: Coaching | undefined; by?: Writer | undefined } {
  const { coaching, by } = parse(stored) ?? {}
  return { coaching, by }
}

/** A stored answer, where it has today's shape; without its state where the coach no longer reads that. */
export function readReply(stored: string | null, coach: Coach): Reply | undefined {
  const found = parse(stored)
  return found && { coaching: found.coaching, state: coach.readState(found.state) ?? null, by: found.by }
}

/** The same of a file from elsewhere, as JSON. */
export function writeImported(given: unknown, coach: Coach): string | null {
  const { data } = StoredSchema.safeParse(given)
  return data ? writeReply({ ...data, state: coach.readState(data.state) ?? null }) : null
}

function parse(stored: string | null) {
  if (stored === null) return undefined
  try {
    return StoredSchema.safeParse(JSON.parse(stored)).data
  } catch {
    return undefined
  }
}
