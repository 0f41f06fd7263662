import { storedValue } from './key.ts'

/** Whether the vendor's recognizer, which receives the audio, may be used. Off by default. */
export const remoteRecognizer = storedValue<boolean>(
  'understory.remoteRecognizer',
  false,
  (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  String,
)
