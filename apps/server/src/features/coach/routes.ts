import { coachChoices, searchCases } from '@understory/contract/coaching'
import { contextOf } from '@understory/contract/contexts'
import { SEARCH_HEADER } from '@understory/contract/conversations'
import { SEARCH_LENGTH } from '@understory/contract/limits'
import type { FastifyInstance } from 'fastify'
import type { Coach } from '../../ai/ports.ts'
import { textInHeader } from '../../http/header-text.ts'
import { route } from '../../http/route.ts'

export function coachRoutes(app: FastifyInstance, { coach }: { coach: Coach }): void {
  route(app, coachChoices, async ({ query }) => coach.coachChoices(contextOf(query.context)))
  route(app, searchCases, async ({ query, header }) => {
    const words = textInHeader(SEARCH_HEADER, header(SEARCH_HEADER), SEARCH_LENGTH) ?? query.search ?? ''
    return words.trim() === '' ? [] : coach.searchCases(words)
  })
}
