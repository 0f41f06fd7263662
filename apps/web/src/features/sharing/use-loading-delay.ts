import { useEffect, useState } from 'react'

/** False at first, true from so many milliseconds on. */
export function useLoadingDelay(milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
