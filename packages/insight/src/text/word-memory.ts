import list from './everyday.json' with { type: 'json' }

/** Words of our own: to know them says nothing of anybody. */
const OWN: ReadonlySet<string> = new Set(list.bands.flatMap(({ words }) => words.split(' ')))

/** Whoever asks for single words only never ends a text. */
const MOST_WORDS = 4_096

const memories: Map<string, unknown>[] = []

/**
 * What depends on a word alone, worked out once a text. `forgetWords` ends it, so that no word of a person stays in a
 * thread's memory after their text; everyday words of our own list stay.
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

/** Forgets the words of the text before. */
export const forgetWords = (): void => {
  for (const memory of memories) memory.clear()
}
