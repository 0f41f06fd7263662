import { queryOptions } from '@tanstack/react-query'
import type { ChatEvent, ChatReply, ChatRequest, PageMessage } from '@understory/contract/assistant'
import { fetchSharedEndpoints } from './fetch-parts.ts'

type Options = { idempotencyKey: string; waited?: boolean; signal: AbortSignal; onEvent: (event: ChatEvent) => void }

/** Sends a message and hears the answer word by word; the whole of it comes at the end. */
export async function sendToChatbot(body: ChatRequest, options: Options): Promise<ChatReply> {
  const { endpoints, listen } = await fetchSharedEndpoints()
  return listen(endpoints.chatbot, { body, ...options })
}

/** The same from a page, which stands beside the message. */
export async function sendFromPage(body: PageMessage, options: Options): Promise<ChatReply> {
  const { endpoints, listen } = await fetchSharedEndpoints()
  return listen(endpoints.assistantMessage, { body, ...options })
}

/** The instruction before the turns, in a context; null where no model is asked. */
export function personaQuery(context: string) {
  return queryOptions({
    queryKey: ['/api/assistant/persona', context],
    queryFn: async ({ signal }) => {
      const { call, endpoints } = await fetchSharedEndpoints()
      return call(endpoints.assistantPersona, { query: { context }, signal })
    },
  })
}
