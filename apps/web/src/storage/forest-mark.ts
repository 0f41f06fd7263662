import { randomId } from '../lib/random-id.ts'
import { storedValue } from './key.ts'

/**
 * A random mark that changes when another forest is opened, and goes when everything is deleted. It doesn't identify
 * the forest. Created on first need.
 */
export const forestMark = storedValue<string>('understory.forest', '', String, String)

/** The current mark. Waiting requests are sent only under their own. */
export function markOfForest(): string {
  if (forestMark.read() === '') forestMark.write(randomId())
  return forestMark.read()
}
