import { type RefObject, useLayoutEffect, useRef } from 'react'

/** In rem, the usual size first; smaller than the last one is too small to read. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64]

/**
 * Sets the largest type with which an element ends above the bottom of the screen, or the usual one where none does.
 *
 * @param text what stands in it: other text is fitted anew
 */
export function useFit<Fitted extends HTMLElement>(text: string): RefObject<Fitted | null> {
  const element = useRef<Fitted>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other text takes other room
  useLayoutEffect(() => {
    const fit = () => {
      const fitted = element.current
      if (!fitted) return
      const fits = SIZES.some((size) => {
        fitted.style.fontSize = `${size}rem`
        return endOf(fitted) <= innerHeight
      })
      // Whoever has to scroll anyway reads the usual size.
      if (!fits) fitted.style.fontSize = ''
    }
    fit()
    // Another font than the one that was measured may arrive later.
    void document.fonts.ready.then(fit)
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [text])
  return element
}

/** Where it ends on the unscrolled page, with the room that it keeps from the edge. */
function endOf(element: HTMLElement): number {
  return (
    element.getBoundingClientRect().bottom + scrollY + Number.parseFloat(getComputedStyle(element).scrollMarginBottom)
  )
}
