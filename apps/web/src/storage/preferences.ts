import { CONTEXTS, type Context } from '@understory/contract/contexts'
import { storedChoice, storedValue } from './key.ts'

/** Name for greetings and shares; empty if not given. */
export const displayName = storedValue<string>('understory.displayName', '', (text) => text.slice(0, 80), String)

export const preferredContext = storedChoice<Context>('understory.preferredContext', 'Personal', CONTEXTS)
