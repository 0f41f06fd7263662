import type { Context } from '@understory/contract/contexts'
import type { JSONSchema7 } from 'ai'

export type Turn = { role: 'user' | 'assistant'; content: string }

/** The page the question is asked from. Context only, never instructions. */
export type Branch = { title: string; description: string }

export type ReplyRequest = {
  turns: readonly Turn[]
  context: Context
  branch?: Branch | undefined
  instructions: string
  signal: AbortSignal
}

export type CompletionRequest = {
  instruction: string
  text: string
  /** JSON Schema of the answer. Models without schema support are asked without it. */
  schema?: JSONSchema7
  signal: AbortSignal
}

/** A language model, or the built-in coach, which has no `reply`. */
export type ChatModel = {
  readonly name: string
  readonly builtIn: boolean
  /** Where messages are sent, in a sentence for people; null when they stay on this machine. */
  readonly leaves: string | null
  /**
   * Streams the answer to the last turn, at least one word. Null for the built-in coach.
   *
   * @throws ProblemError; words streamed before it stay valid
   */
  readonly reply: ((request: ReplyRequest) => AsyncIterable<string>) | null
  /**
   * A one-shot task outside a conversation. Null for the built-in coach.
   *
   * @throws ProblemError as `reply` does
   */
  readonly complete: ((request: CompletionRequest) => Promise<string>) | null
}

/** A text as a stream of one piece. */
export async function* onePiece(text: string): AsyncIterable<string> {
  yield text
}

export async function joinChunks(pieces: AsyncIterable<string>): Promise<string> {
  let whole = ''
  for await (const piece of pieces) whole += piece
  return whole
}

type Reply = NonNullable<ChatModel['reply']>

/**
 * A chat model that delegates to whichever is current at each call.
 *
 * @param through transforms each answer stream
 */
export function delegatingModel(
  current: () => ChatModel,
  through: (reply: Reply) => Reply = (reply) => reply,
): ChatModel {
  return {
    get name() {
      return current().name
    },
    get builtIn() {
      return current().builtIn
    },
    get leaves() {
      return current().leaves
    },
    get reply() {
      const { reply } = current()
      return reply && through(reply)
    },
    get complete() {
      return current().complete
    },
  }
}
