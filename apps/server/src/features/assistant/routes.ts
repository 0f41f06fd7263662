import {
  answerFromBrowser,
  assistantMessage,
  assistantPersona,
  type ChatReply,
  chatbot,
} from '@understory/contract/assistant'
import { chooseInReply } from '@understory/contract/coaching'
import { contextOf } from '@understory/contract/contexts'
import { languageOfReply } from '@understory/language/reply-language'
import type { FastifyInstance } from 'fastify'
import type { ChatModel } from '../../ai/chat-model.ts'
import type { Readers } from '../../ai/ports.ts'
import type { Store } from '../../db/store.ts'
import { TOLD } from '../../http/event-stream.ts'
import { ProblemError } from '../../http/problem.ts'
import { type Call, route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import { chooseIn } from './choosing.ts'
import { keepFromBrowser } from './from-browser.ts'
import { presentExchange } from './present.ts'
import { type Asked, askedInChat, askedOnPage } from './request.ts'
import { exchange } from './service.ts'

type Deps = Readers & { store: Store; world: World; chatModel: ChatModel }

export function assistantRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, chatbot, (call) => answer(deps, call, askedInChat(call.body)))
  route(app, assistantMessage, (call) => answer(deps, call, askedOnPage(call.body)))
  route(app, assistantPersona, async ({ query }) => ({
    text: deps.chatModel.builtIn && query.writer === undefined ? null : deps.coach.persona(contextOf(query.context)),
  }))
  route(app, answerFromBrowser, async ({ writer, params, body }) => {
    const ids = { conversationId: params.id, messageTurnId: body.messageTurnId, turnId: params.turn }
    return presentExchange(await keepFromBrowser(deps, writer, { ids, ...body }))
  })
  route(app, chooseInReply, async ({ writer, params, body }) => {
    const drawn = await chooseIn(deps, writer, { ...params, chosen: body })
    return { ...drawn, language: languageOfReply(drawn.content) }
  })
}

const NEEDS_EVENTS =
  "This browser's own model can answer only where the reply is asked for as text/event-stream. Nothing was changed."

async function answer(
  deps: Deps,
  { body, writer, signal, emit, wantsEvents }: Call<typeof chatbot> | Call<typeof assistantMessage>,
  asked: Asked,
): Promise<ChatReply | typeof TOLD> {
  if (asked.writer && !wantsEvents) throw new ProblemError('invalid-request', NEEDS_EVENTS)
  const done = await exchange(deps, { ...writer, what: body, asked, signal, emit })
  return done ? presentExchange(done) : TOLD
}
