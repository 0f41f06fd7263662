/** Blank pages have no storage. */
export function rememberOnboarding(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('seenOnboarding', 'true')
}

/** Chromium as Debian builds it ends the page when asked for recognition on the device. */
export function withoutRecognizer(): void {
  Reflect.deleteProperty(window, 'SpeechRecognition')
  Reflect.deleteProperty(window, 'webkitSpeechRecognition')
}

/** Without a model, Chromium logs a warning when asked for one. */
export function withoutLanguageModel(): void {
  Reflect.deleteProperty(window, 'LanguageModel')
}
