import { dashboard } from '@understory/contract/dashboard'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../../db/store.ts'
import { route } from '../../http/route.ts'
import { takesOf } from '../analysis/voice-service.ts'
import { countPractice } from './store.ts'

const RECENT_TAKES = 8
const NOTHING = { conversations: 0, exchanges: 0, textAnalyses: 0, voiceAnalyses: 0, lastPracticedAt: null }

export function dashboardRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  route(app, dashboard, async ({ visitor: { owner } }) => {
    const [practice, recentVoice] = await Promise.all([
      owner ? countPractice(store.read, owner) : NOTHING,
      takesOf(store, owner, { limit: RECENT_TAKES }),
    ])
    return { ...practice, recentVoice }
  })
}
