import { useSyncExternalStore } from 'react'

// The year that begins while a page stays open is seen at the next visit.
const never = () => () => {}

/** This year; empty while pages are built, whose HTML may be read in another year. */
export function useCurrentYear(): string {
  return useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => '',
  )
}
