import { storedSwitch, storedValue } from './key.ts'

/** Whether the vendor's recognizer, which receives the audio, may be used. Off by default. */
export const remoteRecognizer = storedSwitch('understory.remoteRecognizer', false)

/**
 * Whether this browser was ever asked for recognition on the device, and answered. Chromium as Debian builds it ends the page at the
 * question, so `asking` is what such a question leaves behind. Another browser, or a newer version, is asked anew.
 */
export const recognizerQuestion = storedValue<'never' | 'asking' | 'answered'>(
  'understory.recognizerQuestion',
  'never',
  (text) => (['asking', 'answered'] as const).find((state) => text === `${state} ${navigator.userAgent}`),
  (state) => `${state} ${navigator.userAgent}`,
)
