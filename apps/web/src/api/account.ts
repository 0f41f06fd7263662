import { queryOptions } from '@tanstack/react-query'
import type { AccountData } from '@understory/contract/account-data'

// In a file of their own: only one tab of the settings needs these schemas.
async function account() {
  const [{ call }, endpoints] = await Promise.all([import('./call.ts'), import('@understory/contract/account-data')])
  return { call, endpoints }
}

export async function fetchAccount(): Promise<AccountData> {
  const { call, endpoints } = await account()
  return call(endpoints.exportAccount)
}

/** @throws when the file is none of ours, before anything is sent */
export async function sendAccount(data: unknown, idempotencyKey: string) {
  const { call, endpoints } = await account()
  return call(endpoints.importAccount, { body: endpoints.AccountDataSchema.parse(data), idempotencyKey })
}

export async function deleteAccount() {
  const { call, endpoints } = await account()
  return call(endpoints.deleteAccount)
}

export const sessionsQuery = queryOptions({
  queryKey: ['/api/sessions'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await account()
    return call(endpoints.listSessions, { signal })
  },
})

export async function endSession(id: string) {
  const { call, endpoints } = await account()
  return call(endpoints.endSession, { params: { id } })
}

export async function makeDeviceCode() {
  const { call, endpoints } = await account()
  return call(endpoints.createDeviceCode)
}

export async function redeemDeviceCode(code: string) {
  const { call, endpoints } = await account()
  return call(endpoints.redeemDeviceCode, { body: { code } })
}
