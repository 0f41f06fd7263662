import type { Context } from '@understory/contract/contexts'

/** Words that one page hands to the assistant's page: they stand in its box, in that context, and are not sent. */
export type Handoff = { context: Context; draft: string }

let waiting: Handoff | null = null

export function handToAssistant(handoff: Handoff): void {
  waiting = handoff
}

/** What was handed over, once. */
export function takeHandoff(): Handoff | null {
  const taken = waiting
  waiting = null
  return taken
}
