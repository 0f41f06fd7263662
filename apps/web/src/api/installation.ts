import { queryOptions } from '@tanstack/react-query'
import { lazyEndpoints } from './lazy-endpoints.ts'

const ask = lazyEndpoints(() => import('@understory/contract/installation'))

export const installationQuery = queryOptions({
  queryKey: ['/api/installation'],
  queryFn: ({ signal }) => ask('installation', { signal }),
})
