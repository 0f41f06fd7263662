import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser knows, and doesn't change; `before` while prerendering and hydrating. */
export function useInBrowser<T, Before>(read: () => T, before: Before): T | Before {
  return useSyncExternalStore<T | Before>(never, read, () => before)
}
