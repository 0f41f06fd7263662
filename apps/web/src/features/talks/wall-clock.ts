import { useSyncExternalStore } from 'react'
import { dateOf } from '../../lib/local-day.ts'
import { eachMinute } from '../../lib/use-today.ts'

/** A local time as "2026-11-27T17:30". */
export const wallClock = (time: Date): string => `${dateOf(time)}T${time.toTimeString().slice(0, 5)}`

/** The clock on the wall where the person is; null until there is a browser to ask. */
export function useWallClock(): string | null {
  return useSyncExternalStore(
    eachMinute,
    () => wallClock(new Date()),
    () => null,
  )
}
