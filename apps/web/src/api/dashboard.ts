import { queryOptions } from '@tanstack/react-query'

export const dashboardQuery = queryOptions({
  queryKey: ['/api/dashboard'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await import('./endpoints.ts')
    return call(endpoints.dashboard, { signal })
  },
})
