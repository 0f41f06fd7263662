import { useSyncExternalStore } from 'react'
import { type Live, type LiveStore, NOT_LIVE } from './live.ts'

/** The running recording's state, updated ten times a second. */
export function useLive(live: LiveStore): Live {
  return useSyncExternalStore(live.subscribe, live.read, () => NOT_LIVE)
}
