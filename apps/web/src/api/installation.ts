import { queryOptions } from '@tanstack/react-query'
import { askerOf } from './ask.ts'

const ask = askerOf(() => import('@understory/contract/installation'))

export const installationQuery = queryOptions({
  queryKey: ['/api/installation'],
  queryFn: ({ signal }) => ask('installation', { signal }),
})
