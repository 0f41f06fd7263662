import { SEARCH_HEADER } from '@understory/contract/conversations'
import { SEARCH_LENGTH } from '@understory/contract/limits'
import {
  subBranches as endpoint,
  findMoments,
  growSeed,
  HELP_HEADER,
  searchPlaces,
} from '@understory/contract/navigation'
import type { FastifyInstance } from 'fastify'
import type { Readers } from '../../ai/ports.ts'
import { textInHeader } from '../../http/header-text.ts'
import { route } from '../../http/route.ts'
import { placeSearch } from './search.ts'
import { growSeedPage } from './seed-page.ts'
import { type Deps, subBranches } from './service.ts'

export function navigationRoutes(app: FastifyInstance, deps: Deps & Readers): void {
  route(app, endpoint, async ({ query, signal, setHeader }) => {
    const { branches, help } = await subBranches(deps, query.branch, signal)
    if (help) setHeader(HELP_HEADER, encodeURIComponent(JSON.stringify(help)))
    return branches
  })
  const { search, moments, prepare } = placeSearch(deps)
  // After listening, so that the start isn't delayed.
  app.addHook('onListen', (done) => {
    void prepare()
    done()
  })
  route(app, searchPlaces, async ({ header }) => {
    const words = textInHeader(SEARCH_HEADER, header(SEARCH_HEADER), SEARCH_LENGTH) ?? ''
    return words === '' ? { found: [] } : search(words)
  })
  route(app, findMoments, ({ body }) => moments(body.matter, body.section))
  route(app, growSeed, ({ body, signal }) => growSeedPage(deps, { ...body, signal }))
}
