import { LANGUAGE } from './words/locale.ts'

/** Several words as the language of the screens lists them: "warm, sure, and bright". */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE).format(words)
}
