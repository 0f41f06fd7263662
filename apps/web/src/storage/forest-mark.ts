import { randomId } from '../lib/random-id.ts'
import { storedValue } from './key.ts'

/**
 * Tells whether this browser still shows the forest it showed before: it changes when a code opened another one, and goes
 * when everything is deleted. It says nothing of whose forest it is; nobody's until something has to be told apart.
 */
export const forestMark = storedValue<string>(
  'understory.forest',
  '',
  (text) => text,
  (mark) => mark,
)

/** The mark of the forest that is shown now. What waits for the server is sent under this one alone. */
export function markOfForest(): string {
  if (forestMark.read() === '') forestMark.write(randomId())
  return forestMark.read()
}
