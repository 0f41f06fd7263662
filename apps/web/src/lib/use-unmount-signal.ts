import { useCallback, useEffect, useRef } from 'react'

/** Returns a signal that aborts on unmount. */
export function useUnmountSignal(): () => AbortSignal {
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return useCallback(() => leaving.current?.signal ?? AbortSignal.abort(), [])
}
