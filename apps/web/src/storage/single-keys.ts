import { storedValue } from './key.ts'

/** Whether single-key shortcuts such as `/` work. On by default. */
export const singleKeys = storedValue<boolean>(
  'understory.singleKeys',
  true,
  (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  String,
)
