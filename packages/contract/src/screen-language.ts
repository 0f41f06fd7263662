/** UI languages; the first is the default. */
export const SCREEN_LANGUAGES = ['en', 'es'] as const
export type ScreenLanguage = (typeof SCREEN_LANGUAGES)[number]

/** Stores the chosen UI language, nothing else. */
export const LANGUAGE_COOKIE = 'language'

/** A UI language by code, or undefined. */
export const screenLanguage = (name: string | undefined): ScreenLanguage | undefined =>
  SCREEN_LANGUAGES.find((language) => language === name)
