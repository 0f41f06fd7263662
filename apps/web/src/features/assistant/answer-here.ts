import type { ChatEvent, ChatReply } from '@understory/contract/assistant'
import { type AskedHere, keepAnswer } from '../../api/assistant.ts'
import { ApiError } from '../../api/error.ts'
import { type Generated, generate } from '../../lib/browser-model/generate.ts'
import { modelName } from '../../lib/browser-model/model-name.ts'
import { NotKeptError } from './not-kept-error.ts'

/** Milliseconds before each retry. */
const PAUSES = [500, 2_000, 5_000]

/** `names`: ids of the message and its answer. */
type Options = { names: Names; signal: AbortSignal; onEvent: (event: ChatEvent) => void }
type Names = { conversationId: string; messageTurnId: string; turnId: string }

/**
 * Has this browser's model answer the server's question, then stores the answer, even a partial one.
 * @throws BrowserModelError without an answer, NotKeptError if it couldn't be stored, the signal's reason
 */
export async function answerHere(
  asked: AskedHere,
  { names, signal, onEvent }: Options,
): Promise<ChatReply & { hasDropped: boolean }> {
  const onWords = (text: string) => onEvent({ event: 'words', text })
  const generated = await generate(asked, { signal, onWords })
  const { isInterrupted, hasDropped } = generated
  try {
    return { ...(await keep(names, asked, generated)), hasDropped }
  } catch (cause) {
    throw new NotKeptError(names.turnId, isInterrupted, { cause })
  }
}

async function keep(names: Names, { chosen }: AskedHere, { text, isInterrupted }: Generated): Promise<ChatReply> {
  const { messageTurnId } = names
  const body = { messageTurnId, text, isInterrupted, model: modelName(), ...(chosen && { chosen }) }
  for (const pause of PAUSES) {
    try {
      return await keepAnswer(names, body)
    } catch (error) {
      if (!(error instanceof ApiError) || !error.retryable) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return keepAnswer(names, body)
}
