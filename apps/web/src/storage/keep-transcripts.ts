import { storedValue } from './key.ts'

/** Whether the words of analyzed recordings are kept among the conversations. Off unless switched on. */
export const keepTranscripts = storedValue<boolean>(
  'understory.keepTranscripts',
  false,
  (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  String,
)
