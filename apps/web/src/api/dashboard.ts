import { queryOptions } from '@tanstack/react-query'
import { askerOf } from './ask.ts'

const ask = askerOf(() => import('@understory/contract/dashboard'))

export const dashboardQuery = queryOptions({
  queryKey: ['/api/dashboard'],
  queryFn: ({ signal }) => ask('dashboard', { signal }),
})
