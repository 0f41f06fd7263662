import * as z from 'zod/mini'
import { CoachingSchema } from './coaching.ts'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './languages.ts'
import { SEARCH_LENGTH, TITLE_LENGTH } from './limits.ts'
import { IdSchema, storableText } from './text.ts'
import { WriterSchema } from './writer.ts'

export { SEARCH_HEADER } from './search-header.ts'

/** `content` is the whole thread in lines that begin with "You: " and "Understory: "; `createdAt` an ISO time in UTC. */
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
  /** `search` keeps those whose title or turns hold the words, whatever their case. */
  query: z.strictObject({ before: z.optional(IdSchema), search: z.optional(storableText(SEARCH_LENGTH)) }),
  status: 200,
  /** A reply without data counts as an empty list. */
  reply: z.nullish(z.array(ConversationSchema)),
})

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  summary: 'Deletes one conversation of the owner.',
  params: z.strictObject({ id: IdSchema }),
  status: 204,
  reply: z.null(),
})

export const clearConversations = endpoint({
  method: 'DELETE',
  path: '/api/conversations',
  summary: 'Deletes every conversation of the owner.',
  status: 200,
  reply: z.strictObject({ deleted: z.int().check(z.nonnegative()) }),
})

/** One message of a stored thread. Messages that follow the same `parentId` are versions of each other. */
const TurnSchema = z.strictObject({
  id: IdSchema,
  parentId: z.nullable(IdSchema),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: z.iso.datetime(),
  isInterrupted: z.boolean(),
  /** Of an answer; absent where its words leave a doubt. */
  language: z.optional(LanguageSchema),
  /** Of an answer, in parts; absent where it was kept as text alone. */
  coaching: z.optional(CoachingSchema),
  /** Of an answer that a language model wrote. */
  by: z.optional(WriterSchema),
})

/** A whole conversation with every version, in the order in which they were said. */
const ConversationThreadSchema = z.strictObject({
  id: IdSchema,
  title: z.string(),
  createdAt: z.iso.datetime(),
  context: z.string(),
  turns: z.array(TurnSchema),
})
export type ConversationThread = z.infer<typeof ConversationThreadSchema>

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'One conversation of the owner with all its turns.',
  params: z.strictObject({ id: IdSchema }),
  status: 200,
  reply: ConversationThreadSchema,
})

export const renameConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:id',
  summary: 'Gives one conversation of the owner another title.',
  params: z.strictObject({ id: IdSchema }),
  body: z.strictObject({ title: storableText(TITLE_LENGTH) }),
  status: 200,
  reply: z.strictObject({ id: IdSchema, title: z.string() }),
})

export const deleteTurn = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id/turns/:turn',
  summary: 'Deletes the exchange to which a turn belongs; what was said after it stays.',
  params: z.strictObject({ id: IdSchema, turn: IdSchema }),
  status: 200,
  reply: z.strictObject({ deleted: z.int().check(z.nonnegative()) }),
})
