import { useEffect, useState } from 'react'
import type { Meaning } from './meaning.ts'

/** Shorter queries are too ambiguous. */
const LEAST_LETTERS = 3

/**
 * The current query's meaning. While typing, the last answer stays; offline there is none.
 * @param isHeld freezes the results while someone moves through them
 */
export function useMeaning(query: string, isHeld: boolean): { meaning: Meaning | undefined; isAsking: boolean } {
  const [answer, setAnswer] = useState<Meaning>()
  const asked = query.length >= LEAST_LETTERS
  useEffect(() => {
    if (!asked || isHeld) return
    const controller = new AbortController()
    import('./meaning.ts').then(
      ({ askMeaning }) => askMeaning(query, controller.signal).then((meaning) => meaning && setAnswer(meaning)),
      // The module may not load offline; word matches are enough.
      () => setAnswer({ query, merge: (byWords) => byWords, handOver: () => {} }),
    )
    return () => controller.abort()
  }, [query, asked, isHeld])
  const told = answer?.query ?? ''
  const isNear = asked && (query.startsWith(told) || told.startsWith(query))
  return { meaning: isNear ? answer : undefined, isAsking: asked && told !== query && !isHeld }
}
