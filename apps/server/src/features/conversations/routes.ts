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

  route(app, renameConversation, async ({ writer, params: { id }, body }) => ({
    id,
    title: await rename(deps, writer, id, body.title),
  }))

  route(app, deleteTurn, async ({ writer, params }) => ({ deleted: await removeExchange(deps, writer, params) }))

  route(app, deleteConversation, async ({ writer, params }) => {
    await removeConversations(deps, writer, params.id)
    return null
  })

  route(app, clearConversations, async ({ writer }) => ({ deleted: await removeConversations(deps, writer) }))
}
