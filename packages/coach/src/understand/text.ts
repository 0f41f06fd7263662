const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Any of some words, the longest first, as whole words; * stands for one word or none. */
export const anyOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\w'-])(?:${words
      .toSorted((a, b) => b.length - a.length)
      .map((word) => escapeRegExp(word).replaceAll('\\* ', '(?:[\\w-]+ )?').replaceAll('\\*', '[\\w-]*'))
      .join('|')})(?![\\w-])`,
    'g',
  )

/** The only one of some values: two days or two names leave it open which one is meant. */
export function onlyOf<Value>(values: Iterable<Value>): Value | undefined {
  const [first, ...others] = new Set(values)
  return others.length === 0 ? first : undefined
}

export const theOnly = (text: string, pattern: RegExp): string | undefined =>
  onlyOf([...text.matchAll(pattern)].map((match) => (match[1] ?? match[0]).trim()))

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
