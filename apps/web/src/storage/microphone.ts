import { storedValue } from './key.ts'

/** The chosen microphone's device id; empty for the browser's default. */
export const chosenMicrophone = storedValue<string>('understory.microphone', '', String, String)
