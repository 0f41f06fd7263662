import { useCallback, useEffect, useRef } from 'react'

/** Gives the signal that is aborted when the part of the page goes away. */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return useCallback(() => leaving.current?.signal ?? AbortSignal.abort(), [])
}
