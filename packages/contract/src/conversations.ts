import * as z from 'zod/mini'
import { CoachingSchema } from './coaching.ts'
import { endpoint, noContent } from './endpoint.ts'
import { LanguageSchema } from './languages.ts'
import { SEARCH_LENGTH, TITLE_LENGTH } from './limits.ts'
import { IdSchema, storableText } from './text.ts'
import { WriterSchema } from './writer.ts'

export { SEARCH_HEADER } from './search-header.ts'

/** `content` is the thread as lines starting with "You: " and "Understory: ". */
const ConversationSchema = z.strictObject({
  id: IdSchema,
  title: z.string(),
  createdAt: z.iso.datetime(),
  context: z.string(),
  content: z.string(),
})
export type Conversation = z.infer<typeof ConversationSchema>

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  summary: 'The newest conversations of the owner, or those older than `before`; empty without an owner.',
  /** `search` matches titles and turns, ignoring case. */
  query: z.strictObject({ before: z.optional(IdSchema), search: z.optional(storableText(SEARCH_LENGTH)) }),
  /** Null or an empty object counts as an empty list. */
  reply: z.union([z.nullish(z.array(ConversationSchema)), z.strictObject({})]),
})

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  summary: 'Deletes one conversation of the owner.',
  params: z.strictObject({ id: IdSchema }),
  ...noContent,
})

export const clearConversations = endpoint({
  method: 'DELETE',
  path: '/api/conversations',
  summary: 'Deletes every conversation of the owner.',
  reply: z.strictObject({ deleted: z.int().check(z.nonnegative()) }),
})

/** A message. Turns with the same `parentId` are versions of each other. */
const TurnSchema = z.strictObject({
  id: IdSchema,
  parentId: z.nullable(IdSchema),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: z.iso.datetime(),
  isInterrupted: z.boolean(),
  /** Language of an answer; absent if uncertain. */
  language: z.optional(LanguageSchema),
  /** Parts of an answer; absent if only its text was stored. */
  coaching: z.optional(CoachingSchema),
  /** The language model that wrote an answer. */
  by: z.optional(WriterSchema),
})

/** A conversation with all versions, in order. */
const ConversationThreadSchema = z.extend(z.omit(ConversationSchema, { content: true }), {
  turns: z.array(TurnSchema),
})
export type ConversationThread = z.infer<typeof ConversationThreadSchema>

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'One conversation of the owner with all its turns.',
  params: z.strictObject({ id: IdSchema }),
  reply: ConversationThreadSchema,
})

export const renameConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:id',
  summary: 'Gives one conversation of the owner another title.',
  params: z.strictObject({ id: IdSchema }),
  body: z.strictObject({ title: storableText(TITLE_LENGTH) }),
  reply: z.strictObject({ id: IdSchema, title: z.string() }),
})

export const deleteTurn = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id/turns/:turn',
  summary: 'Deletes the exchange to which a turn belongs; what was said after it stays.',
  params: z.strictObject({ id: IdSchema, turn: IdSchema }),
  reply: z.strictObject({ deleted: z.int().check(z.nonnegative()) }),
})
