import { queryOptions } from '@tanstack/react-query'
import type { ModelChoice } from '@understory/contract/models'
import { lazyEndpoints } from './lazy-endpoints.ts'

const ask = lazyEndpoints(() => import('@understory/contract/models'))

export const modelsQuery = queryOptions({
  queryKey: ['/api/models'],
  queryFn: ({ signal }) => ask('models', { signal }),
  // Ollama may start or stop, and another browser may change the choice.
  staleTime: 0,
})

export const chooseModel = (choice: ModelChoice) => ask('setModel', { body: choice })
export const tryModel = (choice: ModelChoice) => ask('testModel', { body: choice })
export const enterOperatorCode = (code: string) => ask('becomeOperator', { body: { code } })
export const leaveOperator = () => ask('leaveOperator')
