import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The page's text direction. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    never,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
}
