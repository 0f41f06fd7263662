import { LANGUAGES, type LanguageCode } from '@understory/forest/phrases/languages'

export function languageOf(code: LanguageCode) {
  return LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0]
}
