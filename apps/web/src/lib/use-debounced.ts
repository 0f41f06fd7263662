import { useEffect, useState } from 'react'

/** A value that has been stable for `ms` milliseconds; `initial` until then. */
export function useDebounced<T>(value: T, ms: number, initial: T = value): T {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
