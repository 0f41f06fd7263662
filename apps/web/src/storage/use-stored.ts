import { useSyncExternalStore } from 'react'
import type { StoredValue } from './key.ts'

/** A stored value as it is now, in every tab; while pages are built and at the first paint, what stands for absence. */
export function useStored<T>(value: StoredValue<T>): T {
  return useSyncExternalStore(value.subscribe, value.read, () => value.absent)
}
