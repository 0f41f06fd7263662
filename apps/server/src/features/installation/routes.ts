import { installation } from '@understory/contract/installation'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { type InstallationParts, presentInstallation } from './present.ts'

export function installationRoutes(app: FastifyInstance, parts: InstallationParts): void {
  route(app, installation, async () => presentInstallation(parts))
}
