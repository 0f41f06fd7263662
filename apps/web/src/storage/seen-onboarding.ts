import { storedValue } from './key.ts'

/** Whether an introduction was seen; any value counts. */
export const seenOnboarding = storedValue<boolean>(
  'seenOnboarding',
  false,
  () => true,
  () => 'true',
)
