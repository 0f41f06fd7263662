import { queryOptions } from '@tanstack/react-query'
import type { AccountData } from '@understory/contract/account-data'
import { lazyEndpoints, loadModules } from './lazy-endpoints.ts'

const load = () => import('@understory/contract/account-data')
const ask = lazyEndpoints(load)

export const fetchAccount = (): Promise<AccountData> => ask('exportAccount')

/** @throws Error if the file isn't a valid export, before anything is sent */
export async function sendAccount(data: unknown, idempotencyKey: string) {
  const { AccountDataSchema } = await loadModules(load)
  return ask('importAccount', { body: AccountDataSchema.parse(data), idempotencyKey })
}

export const deleteAccount = () => ask('deleteAccount')

export const sessionsQuery = queryOptions({
  queryKey: ['/api/sessions'],
  queryFn: ({ signal }) => ask('listSessions', { signal }),
})

export const endSession = (id: string) => ask('endSession', { params: { id } })
export const makeDeviceCode = () => ask('createDeviceCode')
export const redeemDeviceCode = (code: string) => ask('redeemDeviceCode', { body: { code } })
