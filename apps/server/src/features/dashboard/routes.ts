import { dashboard } from '@understory/contract/dashboard'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../../db/store.ts'
import { route } from '../../http/route.ts'
import { takesOf } from '../analysis/voice-service.ts'
import { presentDashboard } from './present.ts'
import { countPractice } from './store.ts'

const RECENT_TAKES = 8

export function dashboardRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  route(app, dashboard, async ({ visitor: { owner } }) => {
    const [practice, takes] = await Promise.all([
      owner ? countPractice(store.read, owner) : undefined,
      takesOf(store, owner, { limit: RECENT_TAKES }),
    ])
    return presentDashboard(practice, takes)
  })
}
