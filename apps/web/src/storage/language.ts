import { LANGUAGE_COOKIE, type ScreenLanguage } from '@understory/contract/screen-language'

const SECONDS = 400 * 24 * 60 * 60

/**
 * Stores the language in a cookie, because the server chooses the prerendered page.
 * @returns false if the browser can't store it
 */
export function keepLanguage(language: ScreenLanguage): boolean {
  write(language, SECONDS)
  return document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${language}`)
}

/** Removes it; the browser's language applies again. */
export function forgetLanguage(): void {
  write('', 0)
}

function write(value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Firefox and over plain http
  document.cookie = `${LANGUAGE_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}
