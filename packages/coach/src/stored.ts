import { ChosenSchema, MEDIA, TONES } from '@understory/contract/coaching'
import { MESSAGE_LENGTH } from '@understory/contract/limits'
import * as z from 'zod/mini'
import { type Act, REACTIONS, type Variant } from './types.ts'

const text = z.string()
const maybe = z.nullable(text)
const message = text.check(z.maxLength(MESSAGE_LENGTH))
const act = z.custom<Act>((value) => typeof value === 'string')

const PressSchema = z.strictObject({ label: text, message: text, act, reaction: z.optional(z.enum(REACTIONS)) })
/** A button of a reply, with what a press on it means. */
export type Press = z.infer<typeof PressSchema>

const MatterSchema = z.strictObject({
  /** The message that brought it up. */
  message,
  caseId: maybe,
  builderId: maybe,
  need: maybe,
  to: maybe,
  how: z.enum(MEDIA),
  tone: z.enum(TONES),
})
/** What one reply was about. */
export type Matter = z.infer<typeof MatterSchema>

/** So many matters before the open one are kept. */
export const EARLIER = 6

const StateSchema = z.strictObject({
  version: z.literal(1),
  act,
  matter: z.nullable(MatterSchema),
  /** Matters before this one, the newest last. */
  earlier: z.array(MatterSchema).check(z.maxLength(EARLIER)),
  variant: z.nullable(z.custom<Variant>((value) => typeof value === 'string')),
  /** Lines of the matter that were shown, so that none comes twice. */
  shown: z.array(text),
  /** Cases that were offered or answered, and that the person passed over. */
  passed: z.array(text),
  chosen: ChosenSchema,
  presses: z.array(PressSchema),
  /** A language model was pointed to. */
  hinted: z.boolean(),
  /** Words were left out because somebody is feared. */
  isWithheld: z.optional(z.boolean()),
  /** A second matter that the person brought up and that waits. */
  waiting: z.nullable(message),
  /** A text of the person's own that is being worked on. Rewriting lengthens it a little. */
  draft: z.nullable(text.check(z.maxLength(2 * MESSAGE_LENGTH))),
})
/** What is stored with a reply, and read by the next turn. */
export type ReplyState = z.infer<typeof StateSchema>

/** A stored state, where it is one. */
export const readState = (stored: unknown): ReplyState | undefined => StateSchema.safeParse(stored).data
