import { QueryCache, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `onFailure`: tells the person, once for each time that the query fails. */
    queryMeta: { onFailure?: ((error: Error) => void) | undefined }
  }
}

/** Asked once and kept until something changes it: no retries, no refetch on focus, no polling. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.onFailure?.(error) }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
