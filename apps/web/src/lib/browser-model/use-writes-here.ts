import { useSyncExternalStore } from 'react'
import { modelStore } from './model-store.ts'
import { useAnswerer } from './use-answerer.ts'

/** Whether this browser's model was chosen and can write at once. */
export function useWritesHere(): boolean {
  const [answerer] = useAnswerer()
  const { state } = useSyncExternalStore(modelStore.subscribe, modelStore.read, modelStore.absent)
  return answerer === 'browser' && state === 'ready'
}
