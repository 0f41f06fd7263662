import { useSyncExternalStore } from 'react'
import { dateOf } from './growth.ts'
import { type PartOfDay, partOfDay } from './part-of-day.ts'

const MINUTE_MS = 60_000

/** The part of the day where the person is; null until there is a browser to ask. */
export function usePartOfDay(): PartOfDay | null {
  return useSyncExternalStore(
    eachMinute,
    () => partOfDay(new Date().getHours()),
    () => null,
  )
}

/** Today where the person is, as YYYY-MM-DD; null until there is a browser to ask. */
export function useToday(): string | null {
  return useSyncExternalStore(
    eachMinute,
    () => dateOf(new Date()),
    () => null,
  )
}

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}
