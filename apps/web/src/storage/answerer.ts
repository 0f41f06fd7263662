import { storedChoice } from './key.ts'

export type Answerer = 'server' | 'browser'

/** Per browser, since another may have no model. */
export const answerer = storedChoice<Answerer>('understory.answerer', 'server', ['server', 'browser'])
