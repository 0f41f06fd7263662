import type { languageNames as english } from '../en/language-names.ts'

export const languageNames: typeof english = {
  en: 'inglés',
  es: 'español',
  fr: 'francés',
  de: 'alemán',
  it: 'italiano',
  ja: 'japonés',
  ko: 'coreano',
  zh: 'chino (simplificado)',
  ru: 'ruso',
  ar: 'árabe',
  hi: 'hindi',
  pt: 'portugués',
}
