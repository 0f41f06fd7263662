import list from './everyday.json' with { type: 'json' }

/** Words of our own lists may stay cached. */
const OWN: ReadonlySet<string> = new Set(list.bands.flatMap(({ words }) => words.split(' ')))

/** Bound for callers that never end a text. */
const MOST_WORDS = 4_096

const memories: Map<string, unknown>[] = []

/**
 * Memoizes a function of a word during one text. `forgetWords` clears user words, so that none stays in a thread's
 * memory.
 */
export const perWord = <Value extends object | string | number | boolean>(
  workOut: (word: string) => Value,
): ((word: string) => Value) => {
  const [own, theirs] = [new Map<string, Value>(), new Map<string, Value>()]
  memories.push(theirs)
  return (word) => {
    const seen = own.get(word) ?? theirs.get(word)
    if (seen !== undefined) return seen
    const value = workOut(word)
    if (theirs.size >= MOST_WORDS) theirs.clear()
    ;(OWN.has(word) ? own : theirs).set(word, value)
    return value
  }
}

/** Clears cached user words. */
export const forgetWords = (): void => {
  for (const memory of memories) memory.clear()
}
