import { listRehearsals, playFreely, playRehearsal } from '@understory/contract/rehearsal'
import type { FastifyInstance } from 'fastify'
import type { ChatModel } from '../../ai/chat-model.ts'
import { route } from '../../http/route.ts'
import { playByModel, playWritten, rehearsals } from './service.ts'

export function rehearsalRoutes(app: FastifyInstance, { chatModel }: { chatModel: ChatModel }): void {
  route(app, listRehearsals, async () => ({ rehearsals: rehearsals(), isFree: chatModel.complete !== null }))
  route(app, playRehearsal, async ({ body }) => playWritten(body))
  route(app, playFreely, ({ body, signal }) => playByModel(chatModel, { ...body, signal }))
}
