import { queryOptions } from '@tanstack/react-query'

export const installationQuery = queryOptions({
  queryKey: ['/api/installation'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await import('./endpoints.ts')
    return call(endpoints.installation, { signal })
  },
})
