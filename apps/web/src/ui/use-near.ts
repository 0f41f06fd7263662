import { useCallback, useState } from 'react'

/** How far outside the window something is begun, so that it stands there when it is scrolled to. */
const MARGIN = '300px'

/** So long after the page woke up nothing is more pressing. Paper does not scroll, and waits for no file. */
const SETTLED_MS = 4000

/** Whether the place that gets `ref` has come near the window, or the page has settled; then it stays so. */
export function useNear<Place extends Element>(isNearAtFirst = false) {
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
