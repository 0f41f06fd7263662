import type { CompletionAsked } from '@understory/contract/completion'
import { recordEvent } from '../page-log.ts'
import { completeHere } from './complete-here.ts'
import { BrowserModelError } from './problem.ts'

/**
 * Asks the server what this browser's model is to write, has it written, and brings it back to be looked at. Where the model gives
 * no answer, an empty one goes back, so that the server falls back as it does for any that it cannot use.
 *
 * @throws what `ask` throws; the signal's reason where it was stopped
 */
export async function askHere<R extends { asked?: CompletionAsked | undefined }>(
  ask: (written?: string) => Promise<R>,
  signal: AbortSignal,
): Promise<R> {
  const first = await ask()
  signal.throwIfAborted()
  if (!first.asked) return first
  const { instruction, text, schema } = first.asked
  const written = await completeHere(instruction, text, { schema, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    recordEvent('browser-model', error instanceof BrowserModelError ? error.problem : 'broke')
    return ''
  })
  return ask(written)
}
