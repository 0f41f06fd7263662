import { type Answerer, answerer } from '../../storage/answerer.ts'
import { useStored } from '../../storage/use-stored.ts'
import { promptApi } from './prompt-api.ts'

/** Who answers in this browser, and what sets it; it holds for the next message. */
export function useAnswerer(): [value: Answerer, set: (value: Answerer) => void] {
  const chosen = useStored(answerer)
  return [chosen === 'browser' && promptApi() ? 'browser' : 'server', answerer.write]
}
