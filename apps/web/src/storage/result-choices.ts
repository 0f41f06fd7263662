import { storedSwitch } from './key.ts'

/** Whether results leave out fillers, pauses and repeats. Off by default. */
export const leavesDisfluency = storedSwitch('understory.leavesDisfluency', false)

/** Whether the pace is judged for second-language listeners. Off by default. */
export const secondLanguageAudience = storedSwitch('understory.secondLanguageAudience', false)

/** Whether results use plain language. Off by default. */
export const plainLanguage = storedSwitch('understory.plainLanguage', false)
