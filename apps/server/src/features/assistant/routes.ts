import { assistantMessage, assistantPersona, type ChatReply, chatbot } from '@understory/contract/assistant'
import { chooseInReply } from '@understory/contract/coaching'
import { contextOf } from '@understory/contract/contexts'
import { languageOfReply } from '@understory/language/reply-language'
import type { FastifyInstance } from 'fastify'
import type { ChatModel } from '../../ai/chat-model.ts'
import type { Readers } from '../../ai/ports.ts'
import type { Store } from '../../db/store.ts'
import { type Call, route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import { chooseIn } from './choosing.ts'
import { presentExchange } from './present.ts'
import { type Asked, askedInChat, askedOnPage } from './request.ts'
import { exchange } from './service.ts'

type Deps = Readers & { store: Store; world: World; chatModel: ChatModel }

export function assistantRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, chatbot, (call) => answer(deps, call, askedInChat(call.body)))
  route(app, assistantMessage, (call) => answer(deps, call, askedOnPage(call.body)))
  route(app, assistantPersona, async ({ query }) => ({
    text: deps.chatModel.builtIn ? null : deps.coach.persona(contextOf(query.context)),
  }))
  route(app, chooseInReply, async ({ visitor, params, body, idempotencyKey: key }) => {
    const drawn = await chooseIn(deps, { owner: visitor.owner, key, ...params, chosen: body })
    return { ...drawn, language: languageOfReply(drawn.content) }
  })
}

async function answer(
  deps: Deps,
  { body, visitor, idempotencyKey, signal, emit }: Call<typeof chatbot> | Call<typeof assistantMessage>,
  asked: Asked,
): Promise<ChatReply> {
  const { owner, identify } = visitor
  return presentExchange(
    await exchange(deps, { owner, identify, key: idempotencyKey, what: body, asked, signal, emit }),
  )
}
