import { storedValue } from './key.ts'

/** Any value counts as seen. */
export const seenOnboarding = storedValue<boolean>(
  'seenOnboarding',
  false,
  () => true,
  () => 'true',
)
