import { changeTalk, createTalk, deleteTalk, listTalks as endpoint } from '@understory/contract/talks'
import type { FastifyInstance } from 'fastify'
import type { Readers } from '../../ai/ports.ts'
import type { Store } from '../../db/store.ts'
import { route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import { presentTalk } from './present.ts'
import { beginTalk, removeTalk, setFields } from './service.ts'
import { listTalks } from './store.ts'

export function talkRoutes(app: FastifyInstance, deps: Readers & { store: Store; world: World }): void {
  route(app, endpoint, async ({ visitor: { owner } }) =>
    owner ? (await listTalks(deps.store.read, owner)).map(presentTalk) : [],
  )
  route(app, createTalk, ({ body, writer }) => beginTalk(deps, writer, body))
  route(app, changeTalk, ({ params, body, writer }) => setFields(deps, writer, params.id, body))
  route(app, deleteTalk, async ({ params, writer }) => {
    await removeTalk(deps, writer, params.id)
    return null
  })
}
