import { useLayoutEffect } from 'react'

/** Dialogs can be nested. */
let locks = 0

/** Keeps the page from scrolling while `isLocked`; the rule is in `base.css`. */
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
