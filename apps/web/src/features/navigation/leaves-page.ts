import type { MouseEvent } from 'react'

/** Whether a press on or in a link opens its page here, and not in a tab of its own. */
export function leavesPage(event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  return isPlain && event.target instanceof Element && event.target.closest('a') !== null
}
