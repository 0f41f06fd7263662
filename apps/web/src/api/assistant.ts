import { queryOptions } from '@tanstack/react-query'
import type {
  Asked,
  answerFromBrowser,
  ChatEvent,
  ChatReply,
  ChatRequest,
  PageMessage,
} from '@understory/contract/assistant'
import type { Chosen } from '@understory/contract/coaching'
import type { Input } from '@understory/contract/endpoint'
import { lazyEndpoints, loadModules } from './lazy-endpoints.ts'

const load = () => import('@understory/contract/assistant')
const ask = lazyEndpoints(load)

type Options = { idempotencyKey: string; waited?: boolean; signal: AbortSignal; onEvent: (event: ChatEvent) => void }

/** A question for this browser's model, with what the person set. */
export type AskedHere = Asked & { chosen: Chosen | undefined }

async function send(name: 'chatbot' | 'assistantMessage', body: ChatRequest | PageMessage, options: Options) {
  const [endpoints, { callStreaming }] = await loadModules(() => Promise.all([load(), import('./stream-call.ts')]))
  const said = await callStreaming(endpoints[name], { body, ...options })
  return 'event' in said ? { ...said, chosen: body.chosen } : said
}

/** Sends a message and streams the answer; the result has the whole of it. */
export const sendToChatbot = (body: ChatRequest, options: Options): Promise<ChatReply | AskedHere> =>
  send('chatbot', body, options)

export const sendFromPage = (body: PageMessage, options: Options): Promise<ChatReply | AskedHere> =>
  send('assistantMessage', body, options)

type Names = { conversationId: string; turnId: string }

/** Stores an answer from this browser's model. Safe to retry. */
export const keepAnswer = (
  { conversationId: id, turnId: turn }: Names,
  body: Input<(typeof answerFromBrowser)['body']>,
): Promise<ChatReply> => ask('answerFromBrowser', { params: { id, turn }, body })

/** The system message of a context; null if no model is configured. */
export function personaQuery(context: string, writer?: 'browser') {
  return queryOptions({
    queryKey: ['/api/assistant/persona', context, writer],
    queryFn: ({ signal }) => ask('assistantPersona', { query: { context, ...(writer && { writer }) }, signal }),
  })
}
