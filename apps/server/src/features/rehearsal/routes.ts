import { listRehearsals, playFreely, playRehearsal } from '@understory/contract/rehearsal'
import type { FastifyInstance } from 'fastify'
import type { ChatModel } from '../../ai/chat-model.ts'
import type { Readers } from '../../ai/ports.ts'
import { route } from '../../http/route.ts'
import { playByModel, playWritten, rehearsals } from './service.ts'

type Deps = Pick<Readers, 'safety' | 'encoder'> & { chatModel: ChatModel }

export function rehearsalRoutes(app: FastifyInstance, { chatModel, safety, encoder }: Deps): void {
  route(app, listRehearsals, async () => ({ rehearsals: rehearsals(), isFree: chatModel.complete !== null }))
  route(app, playRehearsal, ({ body }) => playWritten({ safety, encoder }, body))
  route(app, playFreely, ({ body, signal }) =>
    playByModel({ safety, encoder, complete: chatModel.complete }, { ...body, signal }),
  )
}
