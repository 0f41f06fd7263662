import { type Answerer, answerer } from '../../storage/answerer.ts'
import { useStored } from '../../storage/use-stored.ts'
import { promptApi } from './prompt-api.ts'

/** Who answers in this browser, with a setter; applies to the next message. */
export function useAnswerer(): [value: Answerer, set: (value: Answerer) => void] {
  const chosen = useStored(answerer)
  return [chosen === 'browser' && promptApi() ? 'browser' : 'server', answerer.write]
}
