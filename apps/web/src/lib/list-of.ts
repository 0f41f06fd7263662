import { LANGUAGE } from './words/locale.ts'

/** Joins words as a list: "warm, sure, and bright". */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE).format(words)
}
