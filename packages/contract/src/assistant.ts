import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CHAT_BODY_BYTES, CONTEXT_LENGTH, MESSAGE_LENGTH, MESSAGES_PER_REQUEST } from './limits.ts'
import { IdSchema, storableText } from './text.ts'

export const RoleSchema = z.enum(['system', 'user', 'assistant'])
export type Role = z.infer<typeof RoleSchema>

export const ChatMessageSchema = z.strictObject({ role: RoleSchema, content: storableText(MESSAGE_LENGTH) })
export type ChatMessage = z.infer<typeof ChatMessageSchema>

/** `userId` is accepted as the specification sends it and never read: who somebody is comes from the cookie alone. */
export const ChatRequestSchema = z.strictObject({
  messages: z.array(ChatMessageSchema).check(z.minLength(1), z.maxLength(MESSAGES_PER_REQUEST)),
  context: storableText(CONTEXT_LENGTH),
  userId: z.optional(z.nullable(z.int())),
  conversationId: z.optional(z.nullable(IdSchema)),
})
export type ChatRequest = z.infer<typeof ChatRequestSchema>

export const ChatReplySchema = z.strictObject({
  response: z.string(),
  trackedForAchievements: z.boolean(),
  conversationId: IdSchema,
})
export type ChatReply = z.infer<typeof ChatReplySchema>

export const chatbot = endpoint({
  method: 'POST',
  path: '/api/chatbot',
  summary: 'One exchange with the assistant, stored under its owner.',
  body: ChatRequestSchema,
  bodyLimit: CHAT_BODY_BYTES,
  status: 200,
  reply: ChatReplySchema,
})
