import type { Endpoint, Output } from '@understory/contract/endpoint'
import type { Ask } from './call.ts'
import { isCutOff, noteSilence } from './connection.ts'
import { ApiError } from './error.ts'

/**
 * Fetches what a request is made with when it is first wanted. Where it cannot be fetched, the request itself has found no
 * server. Nothing is fetched while the server is known to be out of reach: Firefox remembers a module that it could not
 * fetch, and refuses it for as long as the page is open.
 *
 * @throws ApiError
 */
export async function fetchParts<T>(load: () => Promise<T>): Promise<T> {
  if (await isCutOff()) throw new ApiError(0, 'Offline')
  try {
    return await load()
  } catch (cause) {
    await noteSilence()
    throw new ApiError(0, 'No answer', undefined, { cause })
  }
}

type Asked<E> = E extends Endpoint ? Ask<E> : never
type Reply<E> = E extends Endpoint ? Output<E['reply']> : never

/**
 * Calls endpoints of one module of the contract by name. The module comes with the first call: schemas weigh more than a
 * whole screen, and no first view needs them.
 *
 * @returns a function that throws what `call` throws
 */
export function askerOf<Module extends object>(load: () => Promise<Module>) {
  return async <Name extends keyof Module>(name: Name, asked?: Asked<Module[Name]>): Promise<Reply<Module[Name]>> => {
    const [module, { call }] = await fetchParts(() => Promise.all([load(), import('./call.ts')]))
    return (await call(module[name] as Endpoint, asked)) as Reply<Module[Name]>
  }
}
