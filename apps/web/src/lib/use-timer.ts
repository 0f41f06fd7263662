import { useEffect, useEffectEvent } from 'react'

/** Calls back so long (ms) after `run` became truthy, or after it changed; never where it becomes falsy before that. */
export function useTimer(ms: number, run: unknown, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!run) return
    const timer = setTimeout(() => end(), ms)
    return () => clearTimeout(timer)
  }, [ms, run])
}
