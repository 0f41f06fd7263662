import { subBranches } from '@understory/contract/navigation'
import type { FastifyInstance } from 'fastify'
import type { ChatModel } from '../../ai/chat-model.ts'
import { route } from '../../http/route.ts'
import { subBranchGrower } from './service.ts'

export function navigationRoutes(app: FastifyInstance, { chatModel }: { chatModel: ChatModel }): void {
  const grow = subBranchGrower(chatModel)
  route(app, subBranches, ({ query, signal }) => grow(query.branch, signal))
}
