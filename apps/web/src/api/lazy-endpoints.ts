import type { Endpoint, Output } from '@understory/contract/endpoint'
import type { Ask } from './call.ts'
import { checkOffline, reportNoResponse } from './connection.ts'
import { ApiError } from './error.ts'

/**
 * Loads modules on first use. Skipped while offline, because Firefox remembers a failed import until the page is
 * reloaded.
 * @throws ApiError
 */
export async function loadModules<T>(load: () => Promise<T>): Promise<T> {
  if (await checkOffline()) throw new ApiError(0, 'Offline')
  try {
    return await load()
  } catch (cause) {
    await reportNoResponse()
    throw new ApiError(0, 'No answer', undefined, { cause })
  }
}

type Asked<E> = E extends Endpoint ? Ask<E> : never
type Reply<E> = E extends Endpoint ? Output<E['reply']> : never

/**
 * Calls endpoints of one contract module by name. The module loads with the first call, because its schemas are larger
 * than a screen.
 * @returns a function that throws what `call` throws
 */
export function lazyEndpoints<Module extends object>(load: () => Promise<Module>) {
  return async <Name extends keyof Module>(name: Name, asked?: Asked<Module[Name]>): Promise<Reply<Module[Name]>> => {
    const [module, { call }] = await loadModules(() => Promise.all([load(), import('./call.ts')]))
    return (await call(module[name] as Endpoint, asked)) as Reply<Module[Name]>
  }
}
