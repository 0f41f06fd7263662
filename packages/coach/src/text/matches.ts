const NONE: readonly RegExpExecArray[] = []

/** Every match of a global pattern, as `matchAll` gives them; where there is none, as mostly, the pattern is not copied first. */
export const matchesOf = (text: string, pattern: RegExp): Iterable<RegExpExecArray> =>
  text.search(pattern) < 0 ? NONE : text.matchAll(pattern)
