const SPAN = 50

/**
 * Moving-average type–token ratio: mean share of different words in every stretch of 50; undefined below 50 words.
 *
 * @source sources.md#mattr
 */
export const movingTypeTokenRatio = (words: readonly string[]): number | undefined => {
  if (words.length < SPAN) return undefined
  const counts = new Map<string, number>()
  let total = 0
  words.forEach((word, at) => {
    counts.set(word, (counts.get(word) ?? 0) + 1)
    if (at >= SPAN) {
      const old = words[at - SPAN] ?? ''
      const left = (counts.get(old) ?? 0) - 1
      if (left === 0) counts.delete(old)
      else counts.set(old, left)
    }
    if (at >= SPAN - 1) total += counts.size / SPAN
  })
  return total / (words.length - SPAN + 1)
}

const FACTOR = 0.72

const factors = (words: readonly string[]): number => {
  let count = 0
  let seen = new Set<string>()
  let length = 0
  let ratio = 1
  for (const word of words) {
    seen.add(word)
    length += 1
    ratio = seen.size / length
    if (ratio > FACTOR) continue
    count += 1
    seen = new Set()
    length = 0
    ratio = 1
  }
  return count + (length === 0 ? 0 : (1 - ratio) / (1 - FACTOR))
}

/**
 * Measure of textual lexical diversity (McCarthy and Jarvis 2010): mean length in words of stretches whose type–token
 * ratio stays above 0.72, both directions; undefined where all words differ.
 *
 * @source sources.md#mtld
 */
export const textualDiversity = (words: readonly string[]): number | undefined => {
  const forward = factors(words)
  const backward = factors(words.toReversed())
  return forward === 0 || backward === 0 ? undefined : (words.length / forward + words.length / backward) / 2
}
