import compiled from '../../generated/phrases.json' with { type: 'json' }
import type { FormKind } from './forms.ts'
import type { LanguageCode } from './languages.ts'

/** A phrase with paraphrases, and the feminine form if it differs. */
export type Phrase = {
  readonly text: string
  readonly wordings?: readonly string[]
  readonly feminine?: string
  readonly of?: FormKind
}

type Book = {
  /** "My name is {name}.": canonical form first. */
  readonly introductions: readonly string[]
  /** Position of the {name} in a {phrase}. */
  readonly address: string
  /** Words that are not names after "my name is". */
  readonly notNames: readonly string[]
  /** Aligned by index across languages. */
  readonly phrases: readonly Phrase[]
}

export const BOOKS = compiled as Readonly<Record<LanguageCode, Book>>

/** Greetings need no comma before a name: "Hello Priya". */
export const GREETINGS: ReadonlySet<string> = new Set(compiled.en.greetings)
