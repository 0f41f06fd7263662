import { type RefObject, useEffect } from 'react'

/** Takes the focus when this part appears and the button that led here has gone with its part of the page. */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, isOn = true): void {
  useEffect(() => {
    if (isOn && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [element, isOn])
}
