/** Blank pages have no storage of their own. */
export function rememberOnboarding(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('seenOnboarding', 'true')
}

/** The headless shell of Chromium ends a page that asks after its recognizer. */
export function withoutRecognizer(): void {
  Reflect.deleteProperty(window, 'SpeechRecognition')
  Reflect.deleteProperty(window, 'webkitSpeechRecognition')
}

/** Without a service behind it, Chromium warns in the console whenever a page asks after its language model. */
export function withoutLanguageModel(): void {
  Reflect.deleteProperty(window, 'LanguageModel')
}
