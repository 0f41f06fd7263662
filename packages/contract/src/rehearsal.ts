import * as z from 'zod/mini'
import { PartSchema } from './coaching.ts'
import { byBrowser, CompletionAskedSchema } from './completion.ts'
import { endpoint } from './endpoint.ts'
import {
  ANSWER_BODY_BYTES,
  REHEARSAL_LINE_LENGTH,
  REHEARSAL_LINES,
  REHEARSAL_SITUATION_LENGTH,
  REHEARSAL_WHO_LENGTH,
} from './limits.ts'
import { storableText } from './text.ts'

const RehearsalSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  context: z.string(),
  name: z.string(),
  who: z.string(),
  /** Id in the coach's list of hearers. */
  to: z.string(),
  brief: z.array(z.string()),
  opening: z.string(),
})
export type Rehearsal = z.infer<typeof RehearsalSchema>

export const listRehearsals = endpoint({
  method: 'GET',
  path: '/api/rehearsals',
  summary: 'The written rehearsals, and whether a language model plays others freely.',
  reply: z.strictObject({ rehearsals: z.array(RehearsalSchema), isFree: z.boolean() }),
})

const RemarkSchema = z.strictObject({ line: z.string(), why: z.string() })

/** Feedback with quotes of the person's lines. */
const DebriefSchema = z.strictObject({
  opened: z.nullable(RemarkSchema),
  cost: z.nullable(RemarkSchema),
  turned: z.nullable(RemarkSchema),
  next: z.string(),
})
export type Debrief = z.infer<typeof DebriefSchema>

/** `replies` in the order of the lines. `help` replaces everything if a line suggests danger. */
const RehearsalPlaySchema = z.strictObject({
  replies: z.array(z.string()),
  hasEnded: z.boolean(),
  hint: z.nullable(z.string()),
  debrief: z.nullable(DebriefSchema),
  help: z.nullable(z.string()),
  /** Help for display; a one-line notice if in doubt. */
  helpPart: z.optional(PartSchema),
  /** Prompt for the browser's model. */
  asked: z.optional(CompletionAskedSchema),
  /** The model's output was unusable, so the newest line is canned. */
  isReadyMade: z.optional(z.boolean()),
})
export type RehearsalPlay = z.infer<typeof RehearsalPlaySchema>

const lines = z.array(storableText(REHEARSAL_LINE_LENGTH)).check(z.minLength(1), z.maxLength(REHEARSAL_LINES))

export const playRehearsal = endpoint({
  method: 'POST',
  path: '/api/rehearsals/play',
  summary: 'Plays a written rehearsal from its beginning with the lines so far. Nothing is stored.',
  body: z.strictObject({ id: z.string().check(z.maxLength(60)), lines, isHard: z.boolean(), isOver: z.boolean() }),
  reply: RehearsalPlaySchema,
})

export const playFreely = endpoint({
  method: 'POST',
  path: '/api/rehearsals/free',
  summary: 'The next line of somebody whom a language model plays. Nothing is stored.',
  body: z.strictObject({
    who: storableText(REHEARSAL_WHO_LENGTH).check(z.minLength(1)),
    situation: storableText(REHEARSAL_SITUATION_LENGTH),
    lines,
    /** Replies to all lines except the newest. */
    replies: z.array(storableText(REHEARSAL_LINE_LENGTH)).check(z.maxLength(REHEARSAL_LINES)),
    isOver: z.boolean(),
    ...byBrowser,
  }),
  bodyLimit: 2 * ANSWER_BODY_BYTES,
  reply: RehearsalPlaySchema,
})
