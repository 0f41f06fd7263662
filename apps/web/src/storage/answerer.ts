import { storedChoice } from './key.ts'

/** The server, or this browser's model. */
export type Answerer = 'server' | 'browser'

/** Per browser, since another may have no model. */
export const answerer = storedChoice<Answerer>('understory.answerer', 'server', ['server', 'browser'])
