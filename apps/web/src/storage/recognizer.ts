import { storedValue } from './key.ts'

/** Whether the browser's recognizer may write down words where it sends the sound away to do so. Off unless allowed. */
export const remoteRecognizer = storedValue<boolean>(
  'understory.remoteRecognizer',
  false,
  (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  String,
)
