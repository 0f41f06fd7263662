import { LANGUAGE_COOKIE, type ScreenLanguage } from '@understory/contract/screen-language'

const SECONDS = 400 * 24 * 60 * 60

/**
 * Remembers the language of the screens where the server can read it: pages are built in each language, and the server
 * sends the one that was chosen.
 *
 * @returns false when the browser refuses to store
 */
export function keepLanguage(language: ScreenLanguage): boolean {
  write(language, SECONDS)
  return document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${language}`)
}

/** Forgets it: the next page comes in the language that the browser asks for. */
export function forgetLanguage(): void {
  write('', 0)
}

function write(value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Firefox and over plain http
  document.cookie = `${LANGUAGE_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}
