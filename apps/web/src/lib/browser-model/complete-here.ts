import { openSession } from './open-session.ts'
import { BrowserModelError } from './problem.ts'
import { startDeadline } from './time-limits.ts'
import { visibleChunks } from './visible-chunks.ts'

type Options = {
  /** JSON Schema of the answer. */
  schema?: object | undefined
  signal: AbortSignal
  onWords?: () => void
}

/**
 * Runs one task on this browser's model, outside of any conversation.
 * @throws BrowserModelError without a complete answer; the signal's reason
 */
export async function completeHere(
  instructions: string,
  message: string,
  { schema, signal, onWords }: Options,
): Promise<string> {
  const clock = startDeadline()
  const ending = AbortSignal.any([signal, clock.signal])
  try {
    const { session } = await openSession({ instructions, earlier: [], message, signal: ending })
    try {
      const listening = { instructions, schema, signal: ending, heard: clock.heard }
      let answer = ''
      for await (const words of visibleChunks(session, message, listening)) {
        onWords?.()
        answer += words
      }
      if (answer.trim() === '') throw new BrowserModelError('empty')
      return answer
    } finally {
      session.destroy()
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (clock.signal.aborted) throw new BrowserModelError('silent')
    throw error instanceof BrowserModelError ? error : new BrowserModelError('broke', { cause: error })
  } finally {
    clock.stop()
  }
}
