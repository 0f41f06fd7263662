import { useShared } from '../shared-value.ts'
import { modelStore } from './model-store.ts'
import { useAnswerer } from './use-answerer.ts'

export function useWritesHere(): boolean {
  const [answerer] = useAnswerer()
  const { state } = useShared(modelStore)
  return answerer === 'browser' && state === 'ready'
}
