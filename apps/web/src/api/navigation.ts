import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@understory/contract/endpoint'
import type { growSeed, SeedReply } from '@understory/contract/navigation'
import { lazyEndpoints } from './lazy-endpoints.ts'

const ask = lazyEndpoints(() => import('@understory/contract/navigation'))

/** @param branch last path segment or label */
export function subBranchesQuery(branch: string) {
  return queryOptions({
    queryKey: ['/api/nav/sub-branches', branch],
    queryFn: ({ signal }) => ask('subBranches', { query: { branch }, signal }),
  })
}

/** A language model's page for a seed; not stored on the server. */
export const growSeedPage = (body: Input<(typeof growSeed)['body']>, signal: AbortSignal): Promise<SeedReply> =>
  ask('growSeed', { body, signal })
