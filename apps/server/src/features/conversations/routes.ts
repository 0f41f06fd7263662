import {
  clearConversations,
  deleteConversation,
  deleteTurn,
  listConversations,
  readConversation,
  renameConversation,
  SEARCH_HEADER,
} from '@understory/contract/conversations'
import { SEARCH_LENGTH } from '@understory/contract/limits'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../../db/store.ts'
import { textInHeader } from '../../http/header-text.ts'
import { route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import { presentConversation, presentThread } from './present.ts'
import { conversationOf, pageOfConversations, removeConversations, removeExchange, rename } from './service.ts'

export function conversationRoutes(app: FastifyInstance, deps: { store: Store; world: World }): void {
  route(app, listConversations, async ({ visitor: { owner }, query: { before, search }, header }) => {
    const wanted = textInHeader(SEARCH_HEADER, header(SEARCH_HEADER), SEARCH_LENGTH) ?? search
    return (await pageOfConversations(deps.store, owner, { before, search: wanted })).map(presentConversation)
  })

  route(app, readConversation, async ({ visitor, params }) =>
    presentThread(await conversationOf(deps.store, visitor.owner, params.id)),
  )

  route(app, renameConversation, async ({ visitor, params, body, idempotencyKey }) => {
    const change = { owner: visitor.owner, key: idempotencyKey, id: params.id, title: body.title }
    return { id: params.id, title: await rename(deps, change) }
  })

  route(app, deleteTurn, async ({ visitor, params, idempotencyKey }) => ({
    deleted: await removeExchange(deps, { owner: visitor.owner, key: idempotencyKey, ...params }),
  }))

  route(app, deleteConversation, async ({ visitor, params, idempotencyKey }) => {
    await removeConversations(deps, { owner: visitor.owner, key: idempotencyKey, id: params.id })
    return null
  })

  route(app, clearConversations, async ({ visitor, idempotencyKey }) => {
    return { deleted: await removeConversations(deps, { owner: visitor.owner, key: idempotencyKey }) }
  })
}
