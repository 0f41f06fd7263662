import { type FocusEvent, type PointerEvent, useRef, useState } from 'react'
import { useDocumentEvent } from '../../lib/use-document-event.ts'

const DELAY_MS = 150
const DESKTOP = '(min-width: 768px)'

type CardEvents = {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}
export type CardFlyoutState = { isOpen: boolean; events: CardEvents }

/**
 * Which card shows its sub-branches: the one that the pointer or the keyboard has rested on for a moment, and never two.
 * A finger opens none, and neither does a narrow window. Escape closes.
 */
export function useFlyouts(): (id: string) => CardFlyoutState {
  const [openId, setOpenId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Closed by Escape and not left since: giving the focus back to the card must not open it again.
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

/** Escape inside the panel leads back to the card that opened it. */
function giveFocusBack(id: string): void {
  const card = document.activeElement?.closest<HTMLElement>(`[data-card="${id}"]`)
  card?.querySelector('a')?.focus()
}
