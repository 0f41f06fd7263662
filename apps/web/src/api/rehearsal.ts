import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@understory/contract/endpoint'
import type { playFreely, playRehearsal, RehearsalPlay } from '@understory/contract/rehearsal'

/** Only a rehearsal needs these schemas, so they come apart from the other endpoints. */
async function door() {
  const [{ call }, endpoints] = await Promise.all([import('./call.ts'), import('@understory/contract/rehearsal')])
  return { call, endpoints }
}

export const rehearsalsQuery = queryOptions({
  queryKey: ['/api/rehearsals'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await door()
    return call(endpoints.listRehearsals, { signal })
  },
})

export async function sayInRehearsal(body: Input<(typeof playRehearsal)['body']>): Promise<RehearsalPlay> {
  const { call, endpoints } = await door()
  return call(endpoints.playRehearsal, { body })
}

export async function sayFreely(body: Input<(typeof playFreely)['body']>): Promise<RehearsalPlay> {
  const { call, endpoints } = await door()
  return call(endpoints.playFreely, { body })
}
