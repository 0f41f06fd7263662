import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@understory/contract/endpoint'
import type { playFreely, playRehearsal } from '@understory/contract/rehearsal'
import { lazyEndpoints } from './lazy-endpoints.ts'

const ask = lazyEndpoints(() => import('@understory/contract/rehearsal'))

export const rehearsalsQuery = queryOptions({
  queryKey: ['/api/rehearsals'],
  queryFn: ({ signal }) => ask('listRehearsals', { signal }),
})

export const sayInRehearsal = (body: Input<(typeof playRehearsal)['body']>) => ask('playRehearsal', { body })
export const sayFreely = (body: Input<(typeof playFreely)['body']>) => ask('playFreely', { body })
