import { useSyncExternalStore } from 'react'
import { modelStore } from './model-store.ts'
import { useAnswerer } from './use-answerer.ts'

/** Whether this browser's model is chosen and ready. */
export function useWritesHere(): boolean {
  const [answerer] = useAnswerer()
  const { state } = useSyncExternalStore(modelStore.subscribe, modelStore.read, modelStore.absent)
  return answerer === 'browser' && state === 'ready'
}
