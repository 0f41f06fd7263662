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

/** Where a message stands in its conversation, and who shall answer it. */
const askedIn = {
  conversationId: z.optional(z.nullable(IdSchema)),
  /** The answer that the message follows; null where it begins the conversation anew, absent for the newest answer. */
  parentTurnId: z.optional(z.nullable(IdSchema)),
  /** A stored message to answer once more; the answers that it has are kept. */
  retryTurnId: z.optional(IdSchema),
  /** What the person set on the chips: goes to a language model too, guesses never do. */
  chosen: z.optional(ChosenSchema),
  /** The talk that is being prepared: its answers are known to whoever answers. */
  talkId: z.optional(IdSchema),
  /** The language model of the browser that asks: its page writes the answer. Only where events are asked for. */
  writer: z.optional(z.literal('browser')),
}

/** `userId` is accepted as the specification sends it and never read: who somebody is comes from the cookie alone. */
export const ChatRequestSchema = z.strictObject({
  messages: z.array(ChatMessageSchema).check(z.minLength(1), z.maxLength(MESSAGES_PER_REQUEST)),
  context: storableText(CONTEXT_LENGTH),
  userId: z.optional(z.nullable(z.int())),
  ...askedIn,
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
  /** The language model that wrote it. */
  by: z.optional(WriterSchema),
})
export type ChatReply = z.infer<typeof ChatReplySchema>

/** What the browser's own language model is to be asked, once the message was read for danger and is kept. */
const AskedSchema = z.strictObject({
  event: z.literal('asked'),
  /** What goes before the turns. */
  instructions: z.string(),
  /** As many of the newest as a server's model would get; the last is the message. */
  turns: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })),
  /** The quiet line of help that will stand after the answer. */
  help: z.nullable(z.string()),
})
export type Asked = z.infer<typeof AskedSchema>

/** One exchange as it happens. `begun` comes once and first, `done`, `asked` or `problem` once and last. */
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
  /** With `writer` the instruction for the model of the browser that asks. */
  query: z.strictObject({ context: storableText(CONTEXT_LENGTH), writer: z.optional(z.literal('browser')) }),
  status: 200,
  reply: z.strictObject({ text: z.nullable(z.string()) }),
})

/** What a model may have written: line breaks and tabs, and no other character that only controls. */
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
    /** As the answer names its writer. */
    model: storableText(MODEL_NAME_LENGTH).check(z.minLength(1)),
    /** What the model was told that the person set. */
    chosen: z.optional(ChosenSchema),
  }),
  bodyLimit: ANSWER_BODY_BYTES,
  status: 200,
  reply: ChatReplySchema,
})
