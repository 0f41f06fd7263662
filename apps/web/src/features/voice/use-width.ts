import { type RefObject, useEffect, useState } from 'react'

/** An element's width in whole pixels; `usual` until measured. */
export function useWidth(element: RefObject<HTMLElement | null>, usual: number): number {
  const [width, setWidth] = useState(usual)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return width
}
