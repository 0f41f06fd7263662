import { CONTEXTS, type Context } from '@understory/contract/contexts'
import { storedValue } from './key.ts'

/** How a person wants to be called, in the greeting and where they share; empty where they did not say. */
export const displayName = storedValue<string>('understory.displayName', '', (text) => text.slice(0, 80), String)

/** The context in which the assistant opens. */
export const preferredContext = storedValue<Context>(
  'understory.preferredContext',
  'Personal',
  (text) => CONTEXTS.find((context) => context === text),
  String,
)
