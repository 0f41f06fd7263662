import { changeTalk, createTalk, deleteTalk, listTalks } from '@understory/contract/talks'
import type { FastifyInstance } from 'fastify'
import type { Readers } from '../../ai/ports.ts'
import type { Store } from '../../db/store.ts'
import { route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import { beginTalk, removeTalk, setFields, talksOf } from './service.ts'

export function talkRoutes(app: FastifyInstance, deps: Readers & { store: Store; world: World }): void {
  route(app, listTalks, async ({ visitor }) => talksOf(deps.store, visitor.owner))

  route(app, createTalk, async ({ body, visitor, idempotencyKey }) =>
    beginTalk(deps, { ...visitor, key: idempotencyKey }, body),
  )

  route(app, changeTalk, async ({ params, body, visitor, idempotencyKey }) =>
    setFields(deps, { owner: visitor.owner, key: idempotencyKey }, params.id, body),
  )

  route(app, deleteTalk, async ({ params, visitor, idempotencyKey }) => {
    await removeTalk(deps, { ...visitor, key: idempotencyKey }, params.id)
    return null
  })
}
