import names from '../../generated/en/languages.json' with { type: 'json' }

/** In menu order. */
export const LANGUAGES = [
  { code: 'en', name: names.en, direction: 'ltr' },
  { code: 'es', name: names.es, direction: 'ltr' },
  { code: 'fr', name: names.fr, direction: 'ltr' },
  { code: 'de', name: names.de, direction: 'ltr' },
  { code: 'it', name: names.it, direction: 'ltr' },
  { code: 'ja', name: names.ja, direction: 'ltr' },
  { code: 'ko', name: names.ko, direction: 'ltr' },
  { code: 'zh', name: names.zh, direction: 'ltr' },
  { code: 'ru', name: names.ru, direction: 'ltr' },
  { code: 'ar', name: names.ar, direction: 'rtl' },
  { code: 'hi', name: names.hi, direction: 'ltr' },
  { code: 'pt', name: names.pt, direction: 'ltr' },
] as const

export type LanguageCode = (typeof LANGUAGES)[number]['code']
