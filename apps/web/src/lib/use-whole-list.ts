import { type RefObject, useRef, useState } from 'react'

/** A long list that shows its beginning until somebody wants all of it; then the focus goes on where it ended. */
export function useWholeList(first: number): {
  isWhole: boolean
  list: RefObject<HTMLUListElement | null>
  showAll: () => void
} {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  function showAll() {
    setIsWhole(true)
    // The button that was pressed is gone by then.
    requestAnimationFrame(() => list.current?.children[first]?.querySelector('button')?.focus())
  }
  return { isWhole, list, showAll }
}
