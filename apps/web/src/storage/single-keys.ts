import { storedSwitch } from './key.ts'

/** Whether single-key shortcuts such as `/` work. On by default. */
export const singleKeys = storedSwitch('understory.singleKeys', true)
