import { storedValue } from './key.ts'

const asSwitch = (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined)

/** Whether results leave out fillers, pauses and repeats. Off by default. */
export const leavesDisfluency = storedValue<boolean>('understory.leavesDisfluency', false, asSwitch, String)

/** Whether the pace is judged for second-language listeners. Off by default. */
export const secondLanguageAudience = storedValue<boolean>('understory.secondLanguageAudience', false, asSwitch, String)

/** Whether results use plain language. Off by default. */
export const plainLanguage = storedValue<boolean>('understory.plainLanguage', false, asSwitch, String)
