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
import { keepRead } from '../../db/kept.ts'
import type { Store } from '../../db/store.ts'
import { textInHeader } from '../../http/header-text.ts'
import { route } from '../../http/route.ts'
import { type WrittenReply, writeReply } from '../../http/written-reply.ts'
import type { World } from '../../world.ts'
import { presentConversation, presentThread } from './present.ts'
import { conversationOf, pageOfConversations, removeConversations, removeExchange, rename } from './service.ts'

/** The newest page of so many owners as fit. */
const KEPT_BYTES = 16 * 1024 * 1024

export function conversationRoutes(app: FastifyInstance, deps: { store: Store; world: World }): void {
  // Every screen with a history asks for the newest, far more often than anything is said.
  const newest = keepRead<WrittenReply<typeof listConversations>>(deps.store, {
    from: ['conversations', 'turns'],
    mostBytes: KEPT_BYTES,
    bytesOf: ({ json }) => json.length * 2,
  })
  route(app, listConversations, async ({ visitor: { owner }, query: { before, search }, header }) => {
    const wanted = textInHeader(SEARCH_HEADER, header(SEARCH_HEADER), SEARCH_LENGTH) ?? search
    const list = async () => {
      const page = await pageOfConversations(deps, owner, { before, search: wanted })
      return writeReply(listConversations, page.map(presentConversation))
    }
    const isNewest = before === undefined && wanted === undefined
    return owner && isNewest ? newest(owner, list) : list()
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
