import { useLayoutEffect } from 'react'

/** One dialog may lie over another. */
let locks = 0

/** Keeps the page behind a dialog from scrolling while `isLocked`; the rule for it stands in `base.css`. */
export function usePageLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    locks += 1
    mark()
    return () => {
      locks -= 1
      mark()
    }
  }, [isLocked])
}

function mark(): void {
  document.documentElement.toggleAttribute('data-locked', locks > 0)
}
