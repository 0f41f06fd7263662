import { useSyncExternalStore } from 'react'

// Updates on the next visit.
const never = () => () => {}

/** Empty while prerendering, because the HTML may be read in another year. */
export function useCurrentYear(): string {
  return useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => '',
  )
}
