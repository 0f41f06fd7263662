import { queryOptions } from '@tanstack/react-query'
import { fetchSharedEndpoints } from './fetch-parts.ts'

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
