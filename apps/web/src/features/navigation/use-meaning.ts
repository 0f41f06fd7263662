import { useEffect, useState } from 'react'
import type { Meaning } from './meaning.ts'

/** Fewer letters mean too much. */
const LEAST_LETTERS = 3

/**
 * What a query means. While one types on, the last answer stands; where no server answers there is none.
 *
 * @param isHeld  somebody moves through the results: they stay as they are
 */
export function useMeaning(query: string, isHeld: boolean): { meaning: Meaning | undefined; isAsking: boolean } {
  const [answer, setAnswer] = useState<Meaning>()
  const asked = query.length >= LEAST_LETTERS
  useEffect(() => {
    if (!asked || isHeld) return
    const controller = new AbortController()
    import('./meaning.ts').then(
      ({ askMeaning }) => askMeaning(query, controller.signal).then((meaning) => meaning && setAnswer(meaning)),
      // Without a network that part may not be here: the words are enough.
      () => setAnswer({ query, merge: (byWords) => byWords, handOver: () => {} }),
    )
    return () => controller.abort()
  }, [query, asked, isHeld])
  const told = answer?.query ?? ''
  const isNear = asked && (query.startsWith(told) || told.startsWith(query))
  return { meaning: isNear ? answer : undefined, isAsking: asked && told !== query && !isHeld }
}
