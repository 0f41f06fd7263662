import { storedValue } from './key.ts'

/** The server, or this browser's model. */
const ANSWERERS = ['server', 'browser'] as const
export type Answerer = (typeof ANSWERERS)[number]

/** Per browser, since another may have no model. */
export const answerer = storedValue<Answerer>(
  'understory.answerer',
  'server',
  (text) => ANSWERERS.find((name) => name === text),
  String,
)
