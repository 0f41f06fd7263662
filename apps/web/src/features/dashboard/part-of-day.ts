import { useSyncExternalStore } from 'react'
import { eachMinute } from '../../lib/use-today.ts'

/** @param hour 0 to 23, local time */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

/** Local part of the day; null while prerendering. */
export function usePartOfDay() {
  return useSyncExternalStore(
    eachMinute,
    () => partOfDay(new Date().getHours()),
    () => null,
  )
}
