import type { CompletionAsked } from '@understory/contract/completion'
import { recordEvent } from '../page-log.ts'
import { completeHere } from './complete-here.ts'
import { BrowserModelError } from './problem.ts'

/**
 * Fetches a question from the server, has this browser's model answer it, and sends the answer back for checking. An
 * empty answer on failure lets the server fall back.
 * @throws what `ask` throws; the signal's reason
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
