import * as z from 'zod/mini'
import { ChosenSchema, CoachingSchema, SuggestionSchema } from './coaching.ts'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './languages.ts'
import {
  CHAT_BODY_BYTES,
  CONTEXT_LENGTH,
  MESSAGE_LENGTH,
  MESSAGES_PER_REQUEST,
  PAGE_DESCRIPTION_LENGTH,
  PAGE_TITLE_LENGTH,
} from './limits.ts'
import { ProblemSchema } from './problem.ts'
import { IdSchema, storableText } from './text.ts'

const RoleSchema = z.enum(['system', 'user', 'assistant'])

const ChatMessageSchema = z.strictObject({ role: RoleSchema, content: storableText(MESSAGE_LENGTH) })
export type ChatMessage = z.infer<typeof ChatMessageSchema>

/** `userId` is accepted as the specification sends it and never read: who somebody is comes from the cookie alone. */
export const ChatRequestSchema = z.strictObject({
  messages: z.array(ChatMessageSchema).check(z.minLength(1), z.maxLength(MESSAGES_PER_REQUEST)),
  context: storableText(CONTEXT_LENGTH),
  userId: z.optional(z.nullable(z.int())),
  conversationId: z.optional(z.nullable(IdSchema)),
  /** The answer that the message follows; null where it begins the conversation anew, absent for the newest answer. */
  parentTurnId: z.optional(z.nullable(IdSchema)),
  /** A stored message to answer once more; the answers that it has are kept. */
  retryTurnId: z.optional(IdSchema),
  /** What the person set on the chips: goes to a language model too, guesses never do. */
  chosen: z.optional(ChosenSchema),
})
export type ChatRequest = z.infer<typeof ChatRequestSchema>

/** What the exchange is called in the store: the conversation, the message in it, and its answer. */
const exchangeIds = { conversationId: IdSchema, messageTurnId: IdSchema, turnId: IdSchema }

const ChatReplySchema = z.strictObject({
  response: z.string(),
  trackedForAchievements: z.boolean(),
  ...exchangeIds,
  /** The answer broke off or was stopped; `response` holds what had arrived. */
  isInterrupted: z.boolean(),
  /** Of the answer; absent where its words leave a doubt. */
  language: z.optional(LanguageSchema),
  /** What can be pressed next; the same as in `coaching`, for clients that draw text alone. */
  suggestions: z.optional(z.array(SuggestionSchema)),
  /** The answer in parts. */
  coaching: z.optional(CoachingSchema),
})
export type ChatReply = z.infer<typeof ChatReplySchema>

/** One exchange as it happens. `begun` comes once and first, `done` or `problem` once and last. */
export const ChatEventSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('begun'), ...exchangeIds }),
  z.strictObject({ event: z.literal('words'), text: z.string() }),
  z.strictObject({ event: z.literal('done'), reply: ChatReplySchema }),
  z.strictObject({ event: z.literal('problem'), problem: ProblemSchema }),
])
export type ChatEvent = z.infer<typeof ChatEventSchema>

const exchange = {
  method: 'POST',
  bodyLimit: CHAT_BODY_BYTES,
  status: 200,
  reply: ChatReplySchema,
  events: ChatEventSchema,
} as const

export const chatbot = endpoint({
  ...exchange,
  path: '/api/chatbot',
  summary: 'One exchange with the assistant, stored under its owner.',
  body: ChatRequestSchema,
})

/** How many earlier messages go along with one from a page's assistant. */
export const PAGE_HISTORY = 6

/** A message from a page: what page it is stands beside it and is never an instruction. */
const PageMessageSchema = z.strictObject({
  message: storableText(MESSAGE_LENGTH),
  branchContext: storableText(CONTEXT_LENGTH),
  branchTitle: storableText(PAGE_TITLE_LENGTH),
  branchDescription: storableText(PAGE_DESCRIPTION_LENGTH),
  history: z.array(ChatMessageSchema).check(z.maxLength(MESSAGES_PER_REQUEST)),
  conversationId: z.optional(z.nullable(IdSchema)),
  chosen: z.optional(ChosenSchema),
})
export type PageMessage = z.infer<typeof PageMessageSchema>

export const assistantMessage = endpoint({
  ...exchange,
  path: '/api/assistant/message',
  summary: 'One exchange with the assistant of a page, stored under its owner.',
  body: PageMessageSchema,
})

export const assistantPersona = endpoint({
  method: 'GET',
  path: '/api/assistant/persona',
  summary: 'The instruction that goes to the language model before the turns; null where the built-in coach answers.',
  query: z.strictObject({ context: storableText(CONTEXT_LENGTH) }),
  status: 200,
  reply: z.strictObject({ text: z.nullable(z.string()) }),
})
