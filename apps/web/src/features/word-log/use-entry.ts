import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { NO_WORDS, type WordCounts } from './count-words.ts'
import { createWordCounter, type WordCounter } from './word-counter.ts'

export type Entry = {
  readonly counts: WordCounts
  /** A long text is being counted; `counts` are still the previous ones. */
  readonly isCounting: boolean
  /** Name of the imported file; null if typed. */
  readonly fileName: string | null
  /** Increases with each change, to tell whether a reading or save is current. */
  readonly version: number
}

const EMPTY: Entry = { counts: NO_WORDS, isCounting: false, fileName: null, version: 0 }

/**
 * An entry's word count. The text stays out of React because it can be a megabyte. Rendering may lag; `latest` is
 * current.
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

  /** The counts are outdated and will be updated soon. */
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
