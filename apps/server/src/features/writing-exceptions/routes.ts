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
  route(app, listWritingExceptions, async ({ visitor }) =>
    visitor.owner ? await listExceptions(deps.store.read, visitor.owner) : [],
  )

  route(app, addWritingException, async ({ body, visitor, idempotencyKey }) =>
    addException(deps, { ...visitor, key: idempotencyKey }, body),
  )

  route(app, deleteWritingException, async ({ params, visitor, idempotencyKey }) => {
    await removeException(deps, { ...visitor, key: idempotencyKey }, params.id)
    return null
  })
}
