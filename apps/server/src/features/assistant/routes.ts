import { chatbot } from '@understory/contract/assistant'
import type { FastifyInstance } from 'fastify'
import type { ChatModel } from '../../ai/chat-model.ts'
import type { Store } from '../../db/store.ts'
import { route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import { presentExchange } from './present.ts'
import { exchange } from './service.ts'

export function assistantRoutes(
  app: FastifyInstance,
  deps: { store: Store; world: World; chatModel: ChatModel },
): void {
  route(app, chatbot, async ({ body, visitor, idempotencyKey, signal }) => {
    const { messages, context, conversationId } = body
    const done = await exchange(deps, {
      owner: visitor.owner,
      identify: visitor.identify,
      key: idempotencyKey,
      messages,
      context,
      conversationId: conversationId ?? undefined,
      signal,
    })
    return presentExchange(done)
  })
}
