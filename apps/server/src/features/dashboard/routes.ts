import { dashboard } from '@understory/contract/dashboard'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../../db/store.ts'
import { route } from '../../http/route.ts'
import { presentDashboard } from './present.ts'
import { countPractice } from './store.ts'

export function dashboardRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  route(app, dashboard, async ({ visitor }) =>
    presentDashboard(visitor.owner ? await countPractice(store.read, visitor.owner) : undefined),
  )
}
