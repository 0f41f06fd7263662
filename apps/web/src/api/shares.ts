import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@understory/contract/endpoint'
import type { commentOnShared, createShare, editShare, previewShare } from '@understory/contract/sharing'
import { lazyEndpoints } from './lazy-endpoints.ts'

const ask = lazyEndpoints(() => import('@understory/contract/sharing'))

export const sharesQuery = queryOptions({
  queryKey: ['/api/shares'],
  queryFn: ({ signal }) => ask('listShares', { signal }),
})

export const shareActivityQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/shares', id],
    queryFn: ({ signal }) => ask('listShareActivity', { params: { id }, signal }),
    staleTime: 0,
  })

export type ShareContents = Input<(typeof previewShare)['body']>
export type NewShare = Input<(typeof createShare)['body']>
export type ShareEdit = Input<(typeof editShare)['body']>

export const fetchPreview = (contents: ShareContents) => ask('previewShare', { body: contents })
export const fetchEditPreview = (id: string, contents: ShareContents) =>
  ask('previewEdit', { params: { id }, body: contents })
export const makeShare = (share: NewShare, idempotencyKey: string) =>
  ask('createShare', { body: share, idempotencyKey })
export const changeShare = (id: string, edit: ShareEdit) => ask('editShare', { params: { id }, body: edit })
export const closeShare = (id: string) => ask('revokeShare', { params: { id } })
/** Closes a share while the page unloads: nothing can be loaded then, and nobody sees an error. */
export const closeShareOnUnload = (id: string) =>
  fetch(`/api/shares/${encodeURIComponent(id)}`, { method: 'DELETE', credentials: 'include', keepalive: true })

export const practiceTasksQuery = queryOptions({
  queryKey: ['/api/practice-tasks'],
  queryFn: ({ signal }) => ask('listPracticeTasks', { signal }),
})

export const markTask = (id: string, done: boolean) => ask('markPracticeTask', { params: { id }, body: { done } })

/** Opens a share by its secret, or by this browser's cookie if the link has none. */
export function openShared(id: string, secret: string, password?: string) {
  if (secret === '') return ask('readShared', { params: { id } })
  return ask('openShared', { params: { id }, body: password === undefined ? { secret } : { secret, password } })
}

export const postComment = (id: string, body: Input<(typeof commentOnShared)['body']>) =>
  ask('commentOnShared', { params: { id }, body })
export const postTask = (id: string, body: { author: string; text: string }) =>
  ask('assignTask', { params: { id }, body })
