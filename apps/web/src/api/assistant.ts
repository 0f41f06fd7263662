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
import { fetchSharedEndpoints } from './fetch-parts.ts'

type Options = { idempotencyKey: string; waited?: boolean; signal: AbortSignal; onEvent: (event: ChatEvent) => void }

/** What this browser's model is to be asked, and what the person set, which it is told of. */
export type AskedHere = Asked & { chosen: Chosen | undefined }

/** Sends a message and hears the answer word by word; the whole of it comes at the end. */
export async function sendToChatbot(body: ChatRequest, options: Options): Promise<ChatReply | AskedHere> {
  const { endpoints, listen } = await fetchSharedEndpoints()
  return withChosen(await listen(endpoints.chatbot, { body, ...options }), body)
}

/** The same from a page, which stands beside the message. */
export async function sendFromPage(body: PageMessage, options: Options): Promise<ChatReply | AskedHere> {
  const { endpoints, listen } = await fetchSharedEndpoints()
  return withChosen(await listen(endpoints.assistantMessage, { body, ...options }), body)
}

function withChosen(said: ChatReply | Asked, { chosen }: { chosen?: Chosen | undefined }): ChatReply | AskedHere {
  return 'event' in said ? { ...said, chosen } : said
}

type Names = { conversationId: string; turnId: string }

/** Keeps what this browser's model answered. Sent again it changes nothing more. */
export async function keepAnswer(
  { conversationId, turnId }: Names,
  body: Input<(typeof answerFromBrowser)['body']>,
): Promise<ChatReply> {
  const { call, endpoints } = await fetchSharedEndpoints()
  return call(endpoints.answerFromBrowser, { params: { id: conversationId, turn: turnId }, body })
}

/** The instruction before the turns, in a context; null where no model is asked. */
export function personaQuery(context: string, writer?: 'browser') {
  return queryOptions({
    queryKey: ['/api/assistant/persona', context, writer],
    queryFn: async ({ signal }) => {
      const { call, endpoints } = await fetchSharedEndpoints()
      return call(endpoints.assistantPersona, { query: { context, ...(writer && { writer }) }, signal })
    },
  })
}
