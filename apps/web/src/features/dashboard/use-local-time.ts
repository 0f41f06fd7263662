import { useSyncExternalStore } from 'react'
import { eachMinute } from '../../lib/use-today.ts'
import { type PartOfDay, partOfDay } from './part-of-day.ts'

/** Local part of the day; null while prerendering. */
export function usePartOfDay(): PartOfDay | null {
  return useSyncExternalStore(
    eachMinute,
    () => partOfDay(new Date().getHours()),
    () => null,
  )
}
