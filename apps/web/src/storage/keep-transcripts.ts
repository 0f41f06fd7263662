import { storedSwitch } from './key.ts'

/** Whether transcripts are stored in the history. Off by default. */
export const keepTranscripts = storedSwitch('understory.keepTranscripts', false)
