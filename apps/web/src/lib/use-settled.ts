import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so long (ms); `initial` until then. */
export function useSettled<T>(value: T, ms: number, initial: T = value): T {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
