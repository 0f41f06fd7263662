import { queryOptions } from '@tanstack/react-query'
import { fetchEndpoints } from './fetch-parts.ts'

/** Asked as the assistant's page opens, so it does not bring the schemas of every other endpoint along. */
export const installationQuery = queryOptions({
  queryKey: ['/api/installation'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await fetchEndpoints(() => import('@understory/contract/installation'))
    return call(endpoints.installation, { signal })
  },
})
