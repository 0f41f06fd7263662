import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Which way the page reads. It is built for one; parts that would assume the left ask here. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    never,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
}
