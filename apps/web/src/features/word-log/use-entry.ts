import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { NO_WORDS, type WordCounts } from './count-words.ts'
import { createWordCounter, type WordCounter } from './word-counter.ts'

export type Entry = {
  readonly counts: WordCounts
  /** A long text is being counted; `counts` are of what stood there before. */
  readonly isCounting: boolean
  /** The file that the words come from; none where they were typed. */
  readonly fileName: string | null
  /** Rises with every change, so that what was read or saved can be told from what stands here now. */
  readonly version: number
}

const EMPTY: Entry = { counts: NO_WORDS, isCounting: false, fileName: null, version: 0 }

/**
 * The words of one entry, counted as they come. The text itself stays out of React: a megabyte is no state. The page follows
 * when there is time, so that no key waits for it; `latest` knows at once.
 */
export function useEntry() {
  const [entry, setEntry] = useState(EMPTY)
  const latest = useRef(EMPTY)
  const text = useRef('')
  const counter = useRef<WordCounter>(undefined)
  useEffect(() => () => counter.current?.end(), [])

  function read(next: string, fileName: string | null = null): void {
    text.current = next
    counter.current ??= createWordCounter((counts) =>
      change({ ...(counts && { counts }), isCounting: counts === null }),
    )
    change({ fileName, version: latest.current.version + 1 })
    counter.current.count(next)
  }

  /** What stands here is no longer what was counted, and is read in a moment. */
  function wait(): void {
    if (!latest.current.isCounting) change({ isCounting: true })
  }

  function change(next: Partial<Entry>): void {
    const entry = { ...latest.current, ...next }
    latest.current = entry
    startTransition(() => setEntry(entry))
  }

  return { entry, read, wait, latest: () => latest.current, text: useCallback(() => text.current, []) }
}
