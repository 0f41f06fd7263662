import type { ChatReply, ChatRequest } from '@understory/contract/assistant'

type Options = { idempotencyKey: string; signal: AbortSignal }

export async function sendToChatbot(body: ChatRequest, options: Options): Promise<ChatReply> {
  const { call, endpoints } = await import('./endpoints.ts')
  return call(endpoints.chatbot, { body, ...options })
}
