import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@understory/contract/endpoint'
import type { changeTalk, createTalk } from '@understory/contract/talks'
import { fetchEndpoints } from './fetch-parts.ts'

// In a file of their own: only the pages of talks need these schemas.
const fetchTalkEndpoints = () => fetchEndpoints(() => import('@understory/contract/talks'))

export const talksQuery = queryOptions({
  queryKey: ['/api/talks'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await fetchTalkEndpoints()
    return call(endpoints.listTalks, { signal })
  },
})

export async function beginTalk(body: Input<(typeof createTalk)['body']>, idempotencyKey: string) {
  const { call, endpoints } = await fetchTalkEndpoints()
  return call(endpoints.createTalk, { body, idempotencyKey })
}

export type TalkChange = Input<(typeof changeTalk)['body']>

/** @param waited it waited for the server, so it is refused where the forest it was written in was left */
export async function sendChange(id: string, body: TalkChange, waited: boolean) {
  const { call, endpoints } = await fetchTalkEndpoints()
  return call(endpoints.changeTalk, { params: { id }, body, waited })
}

export async function removeTalk(id: string) {
  const { call, endpoints } = await fetchTalkEndpoints()
  return call(endpoints.deleteTalk, { params: { id } })
}
