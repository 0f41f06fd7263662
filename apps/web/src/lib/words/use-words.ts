import { createContext, useContext } from 'react'

/** A group of sentences: its shape without its English. */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer A) => string
      ? (...given: A) => string
      : Words<T[K]>
}

/** The sentences of another language, each group under its English one. */
export class Translations {
  readonly #groups = new Map<object, unknown>()

  /** Adds a group; a missing sentence is a type error. */
  with<T extends object>(english: T, translated: Words<T>): this {
    this.#groups.set(english, translated)
    return this
  }

  /** The group in this language; the English one where nobody translated it yet. */
  of<T extends object>(english: T): Words<T> {
    return (this.#groups.get(english) ?? english) as Words<T>
  }
}

export const WordsContext = createContext(new Translations())

/**
 * The sentences of one group in the language in use. Each group stands in its own file under `en/` and is imported by
 * those who show it, so that a page loads its own sentences and no others.
 */
export function useWords<T extends object>(english: T): Words<T> {
  return useContext(WordsContext).of(english)
}
