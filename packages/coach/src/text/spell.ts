/** Repairs towards a given vocabulary only: one slip from six letters on, the first letter kept. Everything else stays. */
type Speller = (word: string) => string | undefined

const SHORTEST = 6
const LONGEST = 18

const deletions = (word: string): string[] => {
  const found: string[] = []
  for (let i = 1; i < word.length; i += 1) found.push(word.slice(0, i) + word.slice(i + 1))
  return found
}

const oneSlip = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && i < b.length && a[i] === b[i]) i += 1
  const [x, y] = [a.slice(i), b.slice(i)]
  if (x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1)) return true
  return x.length === y.length && x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
}

/** Builds a speller; the vocabulary's words are never changed. */
export const makeSpeller = (vocabulary: ReadonlySet<string>): Speller => {
  const near = new Map<string, string[]>()
  for (const word of vocabulary) {
    if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) continue
    for (const key of deletions(word)) {
      const others = near.get(key)
      if (others) others.push(word)
      else near.set(key, [word])
    }
  }
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || vocabulary.has(word) || !/^[a-z]+$/.test(word))
      return undefined
    // an ending that only inflects a known word is no slip
    if (vocabulary.has(word.replace(/(?:s|es|d|ed|ing|ly|er)$/, ''))) return undefined
    const candidates = [word, ...deletions(word)].flatMap((key) => [
      ...(near.get(key) ?? []),
      ...(vocabulary.has(key) ? [key] : []),
    ])
    return candidates.find((other) => other[0] === word[0] && oneSlip(word, other))
  }
}
