import { type RefObject, useEffect, useState } from 'react'

/** How far outside the window something is begun, so that it stands there when it is scrolled to. */
const MARGIN = '300px'

/** Whether a place has come near the window; once near, it stays so. */
export function useNear(place: RefObject<Element | null>, isNearAtFirst = false): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}
