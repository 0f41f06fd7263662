import { deleteAccount, exportAccount, importAccount } from '@understory/contract/account-data'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../../db/store.ts'
import { route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import * as service from './service.ts'

export function accountDataRoutes(app: FastifyInstance, deps: { store: Store; world: World }): void {
  route(app, exportAccount, ({ visitor, signal }) => service.accountOf(deps, visitor.owner, signal))
  route(app, importAccount, ({ visitor, body, idempotencyKey }) =>
    service.importAccount(deps, { ...visitor, key: idempotencyKey }, body),
  )
  route(app, deleteAccount, async ({ visitor }) => {
    await service.removeAccount(deps, visitor.owner)
    visitor.leave()
    return null
  })
}
