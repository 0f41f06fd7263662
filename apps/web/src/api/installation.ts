import { queryOptions } from '@tanstack/react-query'

/** Asked as the assistant's page opens, so it does not bring the schemas of every other endpoint along. */
export const installationQuery = queryOptions({
  queryKey: ['/api/installation'],
  queryFn: async ({ signal }) => {
    const [{ call }, { installation }] = await Promise.all([
      import('./call.ts'),
      import('@understory/contract/installation'),
    ])
    return call(installation, { signal })
  },
})
