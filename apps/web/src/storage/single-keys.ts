import { storedValue } from './key.ts'

/** Whether single keys such as `/` do something. On unless the person switched them off. */
export const singleKeys = storedValue<boolean>(
  'understory.singleKeys',
  true,
  (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  String,
)
