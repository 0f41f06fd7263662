import { subBranches as endpoint } from '@understory/contract/navigation'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { type Deps, subBranches } from './service.ts'

export function navigationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoint, ({ query, signal }) => subBranches(deps, query.branch, signal))
}
