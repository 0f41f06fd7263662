import { clearConversations, deleteConversation, listConversations } from '@understory/contract/conversations'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../../db/store.ts'
import { route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import { presentConversation } from './present.ts'
import { pageOfConversations, removeConversations } from './service.ts'

export function conversationRoutes(app: FastifyInstance, deps: { store: Store; world: World }): void {
  route(app, listConversations, async ({ visitor, query }) => {
    const page = await pageOfConversations(deps, visitor.owner, query.before)
    return page.map(presentConversation)
  })

  route(app, deleteConversation, async ({ visitor, params, idempotencyKey }) => {
    await removeConversations(deps, { owner: visitor.owner, key: idempotencyKey, id: params.id })
    return null
  })

  route(app, clearConversations, async ({ visitor, idempotencyKey }) => {
    return { deleted: await removeConversations(deps, { owner: visitor.owner, key: idempotencyKey }) }
  })
}
