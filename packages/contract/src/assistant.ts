import * as z from 'zod/mini'
import { ChosenSchema, CoachingSchema, SuggestionSchema } from './coaching.ts'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './languages.ts'
import {
  ANSWER_BODY_BYTES,
  ANSWER_LENGTH,
  CHAT_BODY_BYTES,
  CONTEXT_LENGTH,
  MESSAGE_LENGTH,
  MESSAGES_PER_REQUEST,
  MODEL_NAME_LENGTH,
  PAGE_DESCRIPTION_LENGTH,
  PAGE_TITLE_LENGTH,
} from './limits.ts'
import { ProblemSchema } from './problem.ts'
import { IdSchema, storableText } from './text.ts'
import { WriterSchema } from './writer.ts'

const RoleSchema = z.enum(['system', 'user', 'assistant'])

const ChatMessageSchema = z.strictObject({ role: RoleSchema, content: storableText(MESSAGE_LENGTH) })
export type ChatMessage = z.infer<typeof ChatMessageSchema>

/** Position in the conversation, and who should answer. */
const askedIn = {
  conversationId: z.optional(z.nullable(IdSchema)),
  /** The answer that the message follows; null starts a new branch, default is the newest answer. */
  parentTurnId: z.optional(z.nullable(IdSchema)),
  /** A stored message to answer again; existing answers are kept. */
  retryTurnId: z.optional(IdSchema),
  /** Chips chosen by the person; they also go to a language model. */
  chosen: z.optional(ChosenSchema),
  /** The talk in preparation. */
  talkId: z.optional(IdSchema),
  /** The browser's own model writes the answer. Needs server-sent events. */
  writer: z.optional(z.literal('browser')),
}

/** `userId` is accepted for compatibility and ignored: the session comes from the cookie. */
export const ChatRequestSchema = z.strictObject({
  messages: z.array(ChatMessageSchema).check(z.minLength(1), z.maxLength(MESSAGES_PER_REQUEST)),
  context: storableText(CONTEXT_LENGTH),
  userId: z.optional(z.nullable(z.int())),
  ...askedIn,
})
export type ChatRequest = z.infer<typeof ChatRequestSchema>

/** Ids of the conversation, the message and its answer. */
const exchangeIds = { conversationId: IdSchema, messageTurnId: IdSchema, turnId: IdSchema }

const ChatReplySchema = z.strictObject({
  response: z.string(),
  trackedForAchievements: z.boolean(),
  ...exchangeIds,
  /** The answer was interrupted; `response` holds what had arrived. */
  isInterrupted: z.boolean(),
  /** Language of the answer; absent if uncertain. */
  language: z.optional(LanguageSchema),
  /** Quick replies, as in `coaching`, for text-only clients. */
  suggestions: z.optional(z.array(SuggestionSchema)),
  /** The answer in parts. */
  coaching: z.optional(CoachingSchema),
  /** The language model that wrote it. */
  by: z.optional(WriterSchema),
})
export type ChatReply = z.infer<typeof ChatReplySchema>

/** Prompt for the browser's model, once crisis detection has run and the message is stored. */
const AskedSchema = z.strictObject({
  event: z.literal('asked'),
  /** System prompt. */
  instructions: z.string(),
  /** The newest turns within the context window; the last is the message. */
  turns: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })),
  /** Help notice to show after the answer. */
  help: z.nullable(z.string()),
})
export type Asked = z.infer<typeof AskedSchema>

/** Events of one exchange: `begun` first, then one of `done`, `asked` or `problem` last. */
export const ChatEventSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('begun'), ...exchangeIds }),
  z.strictObject({ event: z.literal('words'), text: z.string() }),
  z.strictObject({ event: z.literal('done'), reply: ChatReplySchema }),
  AskedSchema,
  z.strictObject({ event: z.literal('problem'), problem: ProblemSchema }),
])
export type ChatEvent = z.infer<typeof ChatEventSchema>

const exchange = {
  method: 'POST',
  bodyLimit: CHAT_BODY_BYTES,
  reply: ChatReplySchema,
  events: ChatEventSchema,
} as const

export const chatbot = endpoint({
  ...exchange,
  path: '/api/chatbot',
  summary: 'One exchange with the assistant, stored under its owner.',
  body: ChatRequestSchema,
})

/** Earlier messages sent along from a page's assistant. */
export const PAGE_HISTORY = 6

/** A message from a page; the page is context, never an instruction. */
const PageMessageSchema = z.strictObject({
  message: storableText(MESSAGE_LENGTH),
  branchContext: storableText(CONTEXT_LENGTH),
  branchTitle: storableText(PAGE_TITLE_LENGTH),
  branchDescription: storableText(PAGE_DESCRIPTION_LENGTH),
  history: z.array(ChatMessageSchema).check(z.maxLength(MESSAGES_PER_REQUEST)),
  ...askedIn,
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
  /** `writer` returns the instruction for the browser's model. */
  query: z.strictObject({ context: storableText(CONTEXT_LENGTH), writer: z.optional(z.literal('browser')) }),
  reply: z.strictObject({ text: z.nullable(z.string()) }),
})

/** No control characters except line breaks and tabs. */
const answerText = storableText(ANSWER_LENGTH).check(
  z.regex(/\S/, { error: 'must not be blank' }),
  z.refine((text) => !/(?![\r\n\t])\p{Cc}/u.test(text), { error: 'must hold no control characters' }),
)

export const answerFromBrowser = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/turns/:turn/answer',
  summary: "Keeps what the browser's own language model answered to a message, under the name that `begun` gave it.",
  params: z.strictObject({ id: IdSchema, turn: IdSchema }),
  body: z.strictObject({
    messageTurnId: IdSchema,
    text: answerText,
    isInterrupted: z.boolean(),
    model: storableText(MODEL_NAME_LENGTH).check(z.minLength(1)),
    /** Chips that the model was told about. */
    chosen: z.optional(ChosenSchema),
  }),
  bodyLimit: ANSWER_BODY_BYTES,
  reply: ChatReplySchema,
})
