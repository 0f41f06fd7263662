import { type RefObject, useEffect } from 'react'

/** Takes the focus if the button that led here is gone. */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, isOn = true): void {
  useEffect(() => {
    if (isOn && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [element, isOn])
}
