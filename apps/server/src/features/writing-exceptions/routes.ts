import {
  addWritingException,
  deleteWritingException,
  listWritingExceptions,
} from '@understory/contract/writing-exceptions'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../../db/store.ts'
import { route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import { addException, removeException } from './service.ts'
import { listExceptions } from './store.ts'

export function writingExceptionRoutes(app: FastifyInstance, deps: { store: Store; world: World }): void {
  route(app, listWritingExceptions, async ({ visitor: { owner } }) =>
    owner ? listExceptions(deps.store.read, owner) : [],
  )
  route(app, addWritingException, ({ body, writer }) => addException(deps, writer, body))
  route(app, deleteWritingException, async ({ params, writer }) => {
    await removeException(deps, writer, params.id)
    return null
  })
}
