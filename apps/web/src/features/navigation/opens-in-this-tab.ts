import type { MouseEvent } from 'react'

/** Whether a click opens the link in this tab. */
export function opensInThisTab(event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  return isPlain && event.target instanceof Element && event.target.closest('a') !== null
}
