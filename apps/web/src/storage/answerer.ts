import { storedValue } from './key.ts'

/** Who writes the answers of the chat: whoever the server asks, or the language model of this browser. */
export const ANSWERERS = ['server', 'browser'] as const
export type Answerer = (typeof ANSWERERS)[number]

/** A choice of this browser, since another may have no model. */
export const answerer = storedValue<Answerer>(
  'understory.answerer',
  'server',
  (text) => ANSWERERS.find((name) => name === text),
  String,
)
