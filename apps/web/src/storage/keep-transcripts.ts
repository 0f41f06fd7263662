import { storedValue } from './key.ts'

/** Whether transcripts are stored in the history. Off by default. */
export const keepTranscripts = storedValue<boolean>(
  'understory.keepTranscripts',
  false,
  (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  String,
)
