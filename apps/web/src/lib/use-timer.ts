import { useEffect, useEffectEvent } from 'react'

/** Calls back `ms` milliseconds after `run` became truthy or changed; canceled if it becomes falsy. */
export function useTimer(ms: number, run: unknown, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!run) return
    const timer = setTimeout(() => end(), ms)
    return () => clearTimeout(timer)
  }, [ms, run])
}
