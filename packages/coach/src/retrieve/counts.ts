/** How often each token stands in a list. */
export const countsOf = (tokens: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}

/** How rare a token is that stands in `count` of `all` texts, never below 0. */
export const idfOf = (count: number, all: number): number => Math.log(1 + (all - count + 0.5) / (count + 0.5))
