import { type Context, TOOL_CONTEXTS } from '@understory/contract/contexts'

/** The contexts of the tool's list, and the one that a person came with where it is another. */
export function contextsWith(context: Context): readonly Context[] {
  return [...new Set<Context>([...TOOL_CONTEXTS, context])]
}
