// The lists stand in content/lexicon, where nobody needs to program to edit them; `npm run content` compiles them.
import type { Phrase } from '../phrases.ts'

/** The words of one list, in its order. */
export const wordsOf = (text: string): string[] => text.split(' ')

/** The words of one list, to be looked up. */
export const setOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text))

/** Lists by name, each to be looked up. */
export const setsOf = <Name extends string>(lists: Readonly<Record<Name, string>>): Record<Name, ReadonlySet<string>> =>
  Object.fromEntries(Object.entries<string>(lists).map(([name, text]) => [name, setOf(text)])) as Record<
    Name,
    ReadonlySet<string>
  >

/** Every word of the lists with the name of its list. */
export const foldedInto = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(lists).flatMap(([name, text]) => wordsOf(text).map((word): [string, string] => [word, name])))

/** Rows of a name and a pattern as phrases. */
export const phrasesOf = (rows: readonly (readonly string[])[]): Phrase[] =>
  rows.map(([id = '', pattern = '']) => ({ id, pattern }))
