import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@understory/contract/endpoint'
import type { growSeed, SeedReply } from '@understory/contract/navigation'
import { fetchEndpoints, fetchSharedEndpoints } from './fetch-parts.ts'

/** The sub-branches of a branch, named by its last path segment or its label. */
export function subBranchesQuery(branch: string) {
  return queryOptions({
    queryKey: ['/api/nav/sub-branches', branch],
    queryFn: async ({ signal }) => {
      const { call, endpoints } = await fetchSharedEndpoints()
      return call(endpoints.subBranches, { query: { branch }, signal })
    },
  })
}

/** The page of a seed by a language model; nothing of it is stored on the server. */
export async function growSeedPage(body: Input<(typeof growSeed)['body']>, signal: AbortSignal): Promise<SeedReply> {
  const { call, endpoints } = await fetchEndpoints(() => import('@understory/contract/navigation'))
  return call(endpoints.growSeed, { body, signal })
}
