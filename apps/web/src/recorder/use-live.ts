import { useSyncExternalStore } from 'react'
import { type Live, type LiveStore, NOT_LIVE } from './live.ts'

/** What changes ten times a second while a recording runs. */
export function useLive(live: LiveStore): Live {
  return useSyncExternalStore(live.subscribe, live.read, () => NOT_LIVE)
}
