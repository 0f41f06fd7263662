import { storedValue } from './key.ts'

const asSwitch = (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined)

/** Whether results stay silent about fillers, pauses and repeats. Off unless switched on. */
export const leavesDisfluency = storedValue<boolean>('understory.leavesDisfluency', false, asSwitch, String)

/** Whether results speak in shorter words instead of terms of the field. Off unless switched on. */
export const plainLanguage = storedValue<boolean>('understory.plainLanguage', false, asSwitch, String)
