import { useSyncExternalStore } from 'react'
import { eachMinute } from '../../lib/use-today.ts'
import { type PartOfDay, partOfDay } from './part-of-day.ts'

/** The part of the day where the person is; null until there is a browser to ask. */
export function usePartOfDay(): PartOfDay | null {
  return useSyncExternalStore(
    eachMinute,
    () => partOfDay(new Date().getHours()),
    () => null,
  )
}
