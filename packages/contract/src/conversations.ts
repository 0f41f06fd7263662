import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdSchema } from './text.ts'

/** `content` is the whole thread in lines that begin with "You: " and "Understory: "; `createdAt` an ISO time in UTC. */
export const ConversationSchema = z.strictObject({
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
  query: z.strictObject({ before: z.optional(IdSchema) }),
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
