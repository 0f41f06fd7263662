import { type Context, TOOL_CONTEXTS } from '@understory/contract/contexts'

/** The tool's contexts, plus the current one if it's another. */
export function contextsWith(context: Context): readonly Context[] {
  return [...new Set<Context>([...TOOL_CONTEXTS, context])]
}
