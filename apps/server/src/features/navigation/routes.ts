import { subBranches } from '@understory/contract/navigation'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { growSubBranches } from './service.ts'

export function navigationRoutes(app: FastifyInstance): void {
  route(app, subBranches, async ({ query }) => growSubBranches(query.branch))
}
