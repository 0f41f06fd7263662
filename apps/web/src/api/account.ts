import { queryOptions } from '@tanstack/react-query'
import type { AccountData } from '@understory/contract/account-data'
import { fetchEndpoints } from './fetch-parts.ts'

// In a file of their own: only one tab of the settings needs these schemas.
const fetchAccountEndpoints = () => fetchEndpoints(() => import('@understory/contract/account-data'))

export async function fetchAccount(): Promise<AccountData> {
  const { call, endpoints } = await fetchAccountEndpoints()
  return call(endpoints.exportAccount)
}

/** @throws when the file is none of ours, before anything is sent */
export async function sendAccount(data: unknown, idempotencyKey: string) {
  const { call, endpoints } = await fetchAccountEndpoints()
  return call(endpoints.importAccount, { body: endpoints.AccountDataSchema.parse(data), idempotencyKey })
}

export async function deleteAccount() {
  const { call, endpoints } = await fetchAccountEndpoints()
  return call(endpoints.deleteAccount)
}

export const sessionsQuery = queryOptions({
  queryKey: ['/api/sessions'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await fetchAccountEndpoints()
    return call(endpoints.listSessions, { signal })
  },
})

export async function endSession(id: string) {
  const { call, endpoints } = await fetchAccountEndpoints()
  return call(endpoints.endSession, { params: { id } })
}

export async function makeDeviceCode() {
  const { call, endpoints } = await fetchAccountEndpoints()
  return call(endpoints.createDeviceCode)
}

export async function redeemDeviceCode(code: string) {
  const { call, endpoints } = await fetchAccountEndpoints()
  return call(endpoints.redeemDeviceCode, { body: { code } })
}
