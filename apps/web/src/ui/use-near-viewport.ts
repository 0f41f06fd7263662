import { useCallback, useState } from 'react'

/** Distance from the viewport at which loading starts. */
const MARGIN = '300px'

/** Milliseconds after which everything loads, also for printing. */
const SETTLED_MS = 4000

/** Whether the element with `ref` came near the viewport, or the page settled; stays true. */
export function useNearViewport<Place extends Element>(isNearAtFirst: boolean) {
  const [isNear, setIsNear] = useState(isNearAtFirst)
  const ref = useCallback((place: Place) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(place)
    const later = setTimeout(() => setIsNear(true), SETTLED_MS)
    return () => {
      clearTimeout(later)
      observer.disconnect()
    }
  }, [])
  return { ref: isNear ? undefined : ref, isNear }
}
