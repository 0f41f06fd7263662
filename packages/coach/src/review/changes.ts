/** One place where two wordings differ: the words that went and those that came; either may be empty. */
export type Change = { out: string; put: string }

const MOST_WORDS = 160

const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}[]+|[^\p{L}\p{N}\]]+$/gu, '')

/** Length of the longest common run of words from each place on. */
const tableOf = (a: readonly string[], b: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = rows[i]
      const below = rows[i + 1]
      if (row && below) row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return rows
}

/**
 * What really changed between two wordings of a text, word by word and in order; capitals and marks do not count.
 * Nothing for texts of more than 160 words.
 */
export const changesBetween = (before: string, after: string): Change[] => {
  const [old, fresh] = [before, after].map((text) => text.split(/\s+/).filter((word) => bare(word) !== '')) as [
    string[],
    string[],
  ]
  if (old.length > MOST_WORDS || fresh.length > MOST_WORDS) return []
  const [a, b] = [old.map(bare), fresh.map(bare)]
  const table = tableOf(a, b)
  const found: Change[] = []
  let [i, j] = [0, 0]
  let [out, put]: [string[], string[]] = [[], []]
  const close = (): void => {
    if (out.length > 0 || put.length > 0) found.push({ out: tidy(out), put: tidy(put) })
    out = []
    put = []
  }
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      close()
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))) {
      out.push(old[i] ?? '')
      i += 1
    } else {
      put.push(fresh[j] ?? '')
      j += 1
    }
  }
  close()
  return found
}

const tidy = (words: readonly string[]): string => words.join(' ').replace(/^[^\p{L}\p{N}[]+|[^\p{L}\p{N}\]]+$/gu, '')
