import { languageNames } from '../words/en/language-names.ts'

/** The languages of Multilingual Practice, in the order in which one chooses. */
export const LANGUAGES = [
  { code: 'en', name: languageNames.en, direction: 'ltr' },
  { code: 'es', name: languageNames.es, direction: 'ltr' },
  { code: 'fr', name: languageNames.fr, direction: 'ltr' },
  { code: 'de', name: languageNames.de, direction: 'ltr' },
  { code: 'it', name: languageNames.it, direction: 'ltr' },
  { code: 'ja', name: languageNames.ja, direction: 'ltr' },
  { code: 'ko', name: languageNames.ko, direction: 'ltr' },
  { code: 'zh', name: languageNames.zh, direction: 'ltr' },
  { code: 'ru', name: languageNames.ru, direction: 'ltr' },
  { code: 'ar', name: languageNames.ar, direction: 'rtl' },
  { code: 'hi', name: languageNames.hi, direction: 'ltr' },
  { code: 'pt', name: languageNames.pt, direction: 'ltr' },
] as const

export type LanguageCode = (typeof LANGUAGES)[number]['code']
