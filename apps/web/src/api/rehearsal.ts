import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@understory/contract/endpoint'
import type { playFreely, playRehearsal, RehearsalPlay } from '@understory/contract/rehearsal'
import { fetchEndpoints } from './fetch-parts.ts'

// In a file of their own: only a rehearsal needs these schemas.
const fetchRehearsalEndpoints = () => fetchEndpoints(() => import('@understory/contract/rehearsal'))

export const rehearsalsQuery = queryOptions({
  queryKey: ['/api/rehearsals'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await fetchRehearsalEndpoints()
    return call(endpoints.listRehearsals, { signal })
  },
})

export async function sayInRehearsal(body: Input<(typeof playRehearsal)['body']>): Promise<RehearsalPlay> {
  const { call, endpoints } = await fetchRehearsalEndpoints()
  return call(endpoints.playRehearsal, { body })
}

export async function sayFreely(body: Input<(typeof playFreely)['body']>): Promise<RehearsalPlay> {
  const { call, endpoints } = await fetchRehearsalEndpoints()
  return call(endpoints.playFreely, { body })
}
