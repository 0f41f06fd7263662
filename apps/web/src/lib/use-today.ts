import { useSyncExternalStore } from 'react'
import { dateOf } from './local-day.ts'

const MINUTE_MS = 60_000

/** Today as local YYYY-MM-DD; null while prerendering. */
export function useToday(): string | null {
  return useSyncExternalStore(
    eachMinute,
    () => dateOf(new Date()),
    () => null,
  )
}

export function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}
