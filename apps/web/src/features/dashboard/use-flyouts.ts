import { type DOMAttributes, useRef, useState } from 'react'
import { useDocumentEvent } from '../../lib/use-document-event.ts'

const DELAY_MS = 150
const DESKTOP = '(min-width: 768px)'

export type CardFlyoutState = { isOpen: boolean; events: DOMAttributes<HTMLElement> }

/**
 * Which card shows its sub-branches: the one hovered or focused for a moment. None on touch or narrow screens. Escape
 * closes.
 */
export function useFlyouts(): (id: string) => CardFlyoutState {
  const [openId, setOpenId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Closed by Escape; returning the focus must not reopen it.
  const dismissed = useRef<string | null>(null)

  useDocumentEvent('keydown', ({ key }) => {
    if (openId === null || key !== 'Escape') return
    clearTimeout(timer.current)
    dismissed.current = openId
    giveFocusBack(openId)
    setOpenId(null)
  })

  function soon(id: string | null) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), DELAY_MS)
  }

  function rest(id: string) {
    if (dismissed.current !== id && matchMedia(DESKTOP).matches) soon(id)
  }

  function leave() {
    dismissed.current = null
    soon(null)
  }

  return (id) => ({
    isOpen: openId === id,
    events: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && rest(id),
      onPointerLeave: ({ currentTarget }) => !currentTarget.querySelector(':focus-visible') && leave(),
      onFocus: ({ target }) => target.matches(':focus-visible') && rest(id),
      onBlur: ({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover') && leave(),
    },
  })
}

/** Escape inside the panel returns to its card. */
function giveFocusBack(id: string): void {
  const card = document.activeElement?.closest<HTMLElement>(`[data-card="${id}"]`)
  card?.querySelector('a')?.focus()
}
