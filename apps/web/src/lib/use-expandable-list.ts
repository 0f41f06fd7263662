import { useRef, useState } from 'react'

/** Shows the start of a long list until expanded; then moves the focus to the first new item. */
export function useExpandableList(first: number) {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  function showAll() {
    setIsWhole(true)
    // The pressed button is gone by then.
    requestAnimationFrame(() => list.current?.children[first]?.querySelector('button')?.focus())
  }
  return { isWhole, list, showAll }
}
