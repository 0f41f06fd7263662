/** The languages of Multilingual Practice. */
export const languageNames = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese (Simplified)',
  ru: 'Russian',
  ar: 'Arabic',
  hi: 'Hindi',
  pt: 'Portuguese',
}
