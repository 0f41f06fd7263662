/** The languages in which the screens themselves speak, the first where a browser asks for none of them. */
export const SCREEN_LANGUAGES = ['en', 'es'] as const
export type ScreenLanguage = (typeof SCREEN_LANGUAGES)[number]

/** The cookie that names the language somebody chose. It says nothing else and is no part of the session. */
export const LANGUAGE_COOKIE = 'language'

/** The language of that name; undefined where the screens do not speak it. */
export const screenLanguage = (name: string | undefined): ScreenLanguage | undefined =>
  SCREEN_LANGUAGES.find((language) => language === name)
