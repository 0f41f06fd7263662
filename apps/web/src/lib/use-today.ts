import { useSyncExternalStore } from 'react'
import { dateOf } from './local-day.ts'

const MINUTE_MS = 60_000

/** Today where the person is, as YYYY-MM-DD; null until there is a browser to ask. */
export function useToday(): string | null {
  return useSyncExternalStore(
    eachMinute,
    () => dateOf(new Date()),
    () => null,
  )
}

/** Calls back once a minute. */
export function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}
