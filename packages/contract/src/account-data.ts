import * as z from 'zod/mini'
import { endpoint, noContent } from './endpoint.ts'
import { IMPORT_BODY_BYTES, KEPT_ROWS, MESSAGE_LENGTH, TALKS_PER_OWNER, TEXT_LENGTH } from './limits.ts'
import { TalkFieldsSchema } from './talks.ts'
import { IdSchema, storableText } from './text.ts'

/** Up to 100 characters: our format, and some of others. */
const time = z.iso.datetime().check(z.maxLength(30))
const short = storableText(1_000)
/** Titles, contexts and versions; longer than any that exists. */
const label = storableText(200)

const TurnSchema = z.strictObject({
  id: IdSchema,
  /** The turn it answers or follows; null for the first. */
  parentId: z.nullable(IdSchema),
  role: z.enum(['user', 'assistant']),
  // A model's answer may be longer than a message.
  content: storableText(Math.max(TEXT_LENGTH, MESSAGE_LENGTH)),
  context: label,
  isInterrupted: z.boolean(),
  createdAt: time,
  /** Parts, chips and state as the coach stored them; imported only if they still match. */
  reply: z.optional(z.record(z.string(), z.unknown())),
})

const ConversationSchema = z.strictObject({
  id: IdSchema,
  title: label,
  context: label,
  createdAt: time,
  turns: z.array(TurnSchema).check(z.maxLength(KEPT_ROWS)),
})

const ResultSchema = z.strictObject({
  kind: z.enum(['voice', 'text']),
  context: label,
  /** Measures and scores in the schema of that engine version. */
  figures: z.record(z.string(), z.unknown()),
  /** The text or transcript, if stored. */
  content: z.nullable(storableText(TEXT_LENGTH)),
  engineVersion: label,
  createdAt: time,
})

const WritingExceptionSchema = z.strictObject({ kind: z.enum(['rule', 'word']), value: label, createdAt: time })

/** A talk with all its fields; its conversation is exported separately. */
const TalkRecordSchema = z.strictObject({ createdAt: time, talk: TalkFieldsSchema })

/** A record of what was shared, without the link. */
const ShareRecordSchema = z.strictObject({
  name: short,
  email: short,
  access: short,
  branches: z.array(short),
  createdAt: time,
  expiresAt: z.nullable(time),
  comments: z.array(z.strictObject({ author: short, text: storableText(10_000), createdAt: time })),
  tasks: z.array(
    z.strictObject({ author: short, text: storableText(10_000), createdAt: time, doneAt: z.nullable(time) }),
  ),
})

/** Everything stored about an owner, oldest first. Format version 1; readers must reject others. */
export const AccountDataSchema = z.strictObject({
  format: z.literal('understory'),
  version: z.literal(1),
  exportedAt: time,
  conversations: z.array(ConversationSchema).check(z.maxLength(KEPT_ROWS)),
  results: z.array(ResultSchema).check(z.maxLength(KEPT_ROWS)),
  writingExceptions: z.array(WritingExceptionSchema).check(z.maxLength(10_000)),
  shares: z.array(ShareRecordSchema).check(z.maxLength(1_000)),
  /** Missing in earlier exports. */
  talks: z.optional(z.array(TalkRecordSchema).check(z.maxLength(TALKS_PER_OWNER))),
})
export type AccountData = z.infer<typeof AccountDataSchema>

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'All that is kept of the owner, as one document.',
  reply: AccountDataSchema,
})

export const importAccount = endpoint({
  method: 'POST',
  path: '/api/account/import',
  summary: 'Adds what another installation exported to what the owner has. Shares are not opened again.',
  body: AccountDataSchema,
  bodyLimit: IMPORT_BODY_BYTES,
  reply: z.strictObject({ conversations: z.int(), results: z.int(), writingExceptions: z.int(), talks: z.int() }),
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Deletes the owner and every row that is theirs, and ends every session.',
  ...noContent,
})

const SessionSchema = z.strictObject({
  id: IdSchema,
  createdAt: time,
  seenAt: time,
  /** Whether it is the requesting browser's session. */
  isThis: z.boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: "Which browsers open the owner's forest; empty without an owner.",
  reply: z.array(SessionSchema),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Ends a session: that browser opens the forest no more.',
  params: z.strictObject({ id: IdSchema }),
  ...noContent,
})

export const createDeviceCode = endpoint({
  method: 'POST',
  path: '/api/device-codes',
  summary:
    'A one-time code of 128 bits, in eight words, that opens the same forest in another browser for ten minutes.',
  status: 201,
  reply: z.strictObject({ code: z.string(), expiresAt: time }),
})

export const redeemDeviceCode = endpoint({
  method: 'POST',
  path: '/api/device-codes/redeem',
  summary: 'Opens the forest that a code stands for in this browser, in place of its own.',
  body: z.strictObject({ code: z.string().check(z.maxLength(200)) }),
  ...noContent,
})
