import { queryOptions } from '@tanstack/react-query'
import type { ModelChoice } from '@understory/contract/models'
import { fetchEndpoints } from './fetch-parts.ts'

// In a file of their own: only one tab of the settings needs these schemas.
const fetchModelEndpoints = () => fetchEndpoints(() => import('@understory/contract/models'))

export const modelsQuery = queryOptions({
  queryKey: ['/api/models'],
  queryFn: async ({ signal }) => {
    const { call, endpoints } = await fetchModelEndpoints()
    return call(endpoints.models, { signal })
  },
  // An Ollama comes and goes, and another browser may have chosen meanwhile.
  staleTime: 0,
})

export async function chooseModel(choice: ModelChoice) {
  const { call, endpoints } = await fetchModelEndpoints()
  return call(endpoints.setModel, { body: choice })
}

export async function tryModel(choice: ModelChoice) {
  const { call, endpoints } = await fetchModelEndpoints()
  return call(endpoints.testModel, { body: choice })
}

export async function enterOperatorCode(code: string) {
  const { call, endpoints } = await fetchModelEndpoints()
  return call(endpoints.becomeOperator, { body: { code } })
}

export async function leaveOperator() {
  const { call, endpoints } = await fetchModelEndpoints()
  return call(endpoints.leaveOperator)
}
