import { useSyncExternalStore } from 'react'
import type { StoredValue } from './key.ts'

/** A stored value, in sync across tabs; the default while prerendering and hydrating. */
export function useStored<T>(value: StoredValue<T>): T {
  return useSyncExternalStore(value.subscribe, value.read, () => value.absent)
}
