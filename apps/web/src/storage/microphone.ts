import { storedValue } from './key.ts'

/** The microphone that the person chose, by the browser's id for it; empty for the browser's own choice. */
export const chosenMicrophone = storedValue<string>('understory.microphone', '', String, String)
