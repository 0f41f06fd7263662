import { health } from '@understory/contract/health'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'

export function healthRoutes(app: FastifyInstance): void {
  route(app, health, async () => ({ status: 'ok' as const }))
}
