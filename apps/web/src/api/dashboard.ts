import { queryOptions } from '@tanstack/react-query'
import { fetchSharedEndpoints } from './fetch-parts.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['/api/dashboard'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await fetchSharedEndpoints()
    return call(endpoints.dashboard, { signal })
  },
})
