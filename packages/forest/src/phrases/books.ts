import compiled from '../../generated/phrases.json' with { type: 'json' }
import type { FormKind } from './forms.ts'
import type { LanguageCode } from './languages.ts'

/** A phrase: other wordings of it in the same register, and the same of a woman where that differs, with whose gender it shows. */
export type Phrase = {
  readonly text: string
  readonly wordings?: readonly string[]
  readonly feminine?: string
  readonly of?: FormKind
}

type Book = {
  /** "My name is {name}.": the book's own wording first, then others. */
  readonly introductions: readonly string[]
  /** How the {name} of the person spoken to stands with a {phrase}: behind it, or before it. */
  readonly address: string
  /** What follows "my name is", or is called out, and is no name. */
  readonly notNames: readonly string[]
  /** At the same place the same phrase in each language. */
  readonly phrases: readonly Phrase[]
}

export const BOOKS = compiled as Readonly<Record<LanguageCode, Book>>

/** After these a name needs no comma: "Hello Priya", but hardly "No Priya". */
export const GREETINGS: ReadonlySet<string> = new Set(compiled.en.greetings)
