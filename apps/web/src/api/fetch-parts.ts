import { isCutOff, noteSilence } from './connection.ts'
import { ApiError } from './error.ts'

/**
 * What a request is made with is fetched when it is first wanted. Where it cannot be, the request itself has found no
 * server. None is looked for while the server is known to be out of reach: Firefox remembers a part that it could not
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

/** The endpoints that the pages share, and what calls them. */
export const fetchSharedEndpoints = () => fetchParts(() => import('./endpoints.ts'))

/** Endpoints whose schemas only a few pages need, and what calls them. */
export function fetchEndpoints<T>(load: () => Promise<T>) {
  return fetchParts(async () => {
    const [{ call }, endpoints] = await Promise.all([import('./call.ts'), load()])
    return { call, endpoints }
  })
}
