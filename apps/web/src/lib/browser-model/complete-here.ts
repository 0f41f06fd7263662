import { readyModel } from './find-model.ts'
import { openSession } from './open-session.ts'
import { BrowserModelError } from './problem.ts'
import type { Session } from './prompt-api.ts'
import { DEADLINES, type Deadlines, startDeadline, until } from './time-limits.ts'
import { visibleChunks } from './visible-chunks.ts'

type Options = {
  /** JSON Schema of the answer. */
  schema?: object | undefined
  signal: AbortSignal
  deadlines?: Deadlines
}

/**
 * Runs one task on this browser's model, outside of any conversation.
 * @throws BrowserModelError without a complete answer; the signal's reason
 */
export async function completeHere(
  instruction: string,
  text: string,
  { schema, signal, deadlines = DEADLINES }: Options,
): Promise<string> {
  const clock = startDeadline(deadlines)
  const ending = AbortSignal.any([signal, clock.signal])
  try {
    const found = await until(ending, readyModel())
    const { session } = await openSession(found, {
      instructions: instruction,
      earlier: [],
      message: text,
      signal: ending,
    })
    try {
      const listening = { instructions: instruction, signal: ending, heard: clock.heard }
      let answer = ''
      for await (const piece of visibleChunks(shaped(session, schema), text, listening)) answer += piece
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

/** The session with a response constraint. */
function shaped(session: Session, schema: object | undefined): Session {
  if (schema === undefined) return session
  const promptStreaming: Session['promptStreaming'] = (input, options) => {
    const constrained = { ...options, responseConstraint: schema }
    return session.promptStreaming(input, constrained)
  }
  return Object.assign(new EventTarget(), { promptStreaming, destroy: () => session.destroy() })
}
