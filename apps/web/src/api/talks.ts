import type { Input } from '@understory/contract/endpoint'
import type { changeTalk, createTalk } from '@understory/contract/talks'
import { lazyEndpoints } from './lazy-endpoints.ts'

const ask = lazyEndpoints(() => import('@understory/contract/talks'))

export const TALKS_KEY = ['/api/talks']

export const fetchTalks = (signal: AbortSignal) => ask('listTalks', { signal })

export const beginTalk = (body: Input<(typeof createTalk)['body']>, idempotencyKey: string) =>
  ask('createTalk', { body, idempotencyKey })

type TalkChange = Input<(typeof changeTalk)['body']>

/** @param waited sent after waiting offline; rejected if the forest has changed */
export const sendChange = (id: string, body: TalkChange, waited: boolean) =>
  ask('changeTalk', { params: { id }, body, waited })

export const removeTalk = (id: string) => ask('deleteTalk', { params: { id } })
