import { subBranches as endpoint, growSeed, HELP_HEADER } from '@understory/contract/navigation'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { growSeedPage } from './seed-page.ts'
import { type Deps, subBranches } from './service.ts'

export function navigationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoint, async ({ query, signal, setHeader }) => {
    const { branches, help } = await subBranches(deps, query.branch, signal)
    if (help) setHeader(HELP_HEADER, encodeURIComponent(JSON.stringify(help)))
    return branches
  })
  route(app, growSeed, ({ body, signal }) => growSeedPage(deps, { ...body, signal }))
}
