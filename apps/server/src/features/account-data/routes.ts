import { deleteAccount, exportAccount, importAccount } from '@understory/contract/account-data'
import type { FastifyInstance } from 'fastify'
import type { Coach } from '../../ai/ports.ts'
import type { Store } from '../../db/store.ts'
import { openPlaces, takePlaceForBody } from '../../http/places.ts'
import { route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import * as service from './service.ts'

type Deps = { store: Store; world: World; coach: Coach }

/** Concurrent uploads of up to 16 MiB. */
const IMPORTS = { total: 8, each: 4 }

export function accountDataRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, exportAccount, ({ visitor, signal }) => service.accountOf(deps, visitor.owner, signal))
  route(app, importAccount, ({ writer, body }) => service.importAccount(deps, writer, body), [
    takePlaceForBody(openPlaces(IMPORTS)),
  ])
  route(app, deleteAccount, async ({ visitor }) => {
    await service.removeAccount(deps, visitor.owner)
    visitor.leave()
    return null
  })
}
