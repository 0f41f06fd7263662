import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@understory/contract/endpoint'
import type { commentOnShared, createShare, editShare, previewShare } from '@understory/contract/sharing'
import { fetchEndpoints } from './fetch-parts.ts'

// In a file of their own: only the pages of sharing need these schemas.
const fetchSharingEndpoints = () => fetchEndpoints(() => import('@understory/contract/sharing'))

export const sharesQuery = queryOptions({
  queryKey: ['/api/shares'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await fetchSharingEndpoints()
    return call(endpoints.listShares, { signal })
  },
})

export const shareActivityQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/shares', id],
    queryFn: async ({ signal }) => {
      const { call, endpoints } = await fetchSharingEndpoints()
      return call(endpoints.listShareActivity, { params: { id }, signal })
    },
    staleTime: 0,
  })

export type ShareContents = Input<(typeof previewShare)['body']>
export type NewShare = Input<(typeof createShare)['body']>
export type ShareEdit = Input<(typeof editShare)['body']>

export async function fetchPreview(contents: ShareContents) {
  const { call, endpoints } = await fetchSharingEndpoints()
  return call(endpoints.previewShare, { body: contents })
}

export async function makeShare(share: NewShare, idempotencyKey: string) {
  const { call, endpoints } = await fetchSharingEndpoints()
  return call(endpoints.createShare, { body: share, idempotencyKey })
}

export async function changeShare(id: string, edit: ShareEdit) {
  const { call, endpoints } = await fetchSharingEndpoints()
  return call(endpoints.editShare, { params: { id }, body: edit })
}

export async function closeShare(id: string) {
  const { call, endpoints } = await fetchSharingEndpoints()
  return call(endpoints.revokeShare, { params: { id } })
}

export const practiceTasksQuery = queryOptions({
  queryKey: ['/api/practice-tasks'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await fetchSharingEndpoints()
    return call(endpoints.listPracticeTasks, { signal })
  },
})

export async function markTask(id: string, done: boolean) {
  const { call, endpoints } = await fetchSharingEndpoints()
  return call(endpoints.markPracticeTask, { params: { id }, body: { done } })
}

/** Opens a share by its secret, or as this browser opened it before where the link carries none. */
export async function openShared(id: string, secret: string, password?: string) {
  const { call, endpoints } = await fetchSharingEndpoints()
  if (secret === '') return call(endpoints.readShared, { params: { id } })
  const body = password === undefined ? { secret } : { secret, password }
  return call(endpoints.openShared, { params: { id }, body })
}

export async function postComment(id: string, body: Input<(typeof commentOnShared)['body']>) {
  const { call, endpoints } = await fetchSharingEndpoints()
  return call(endpoints.commentOnShared, { params: { id }, body })
}

export async function postTask(id: string, body: { author: string; text: string }) {
  const { call, endpoints } = await fetchSharingEndpoints()
  return call(endpoints.assignTask, { params: { id }, body })
}
