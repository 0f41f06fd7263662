import type { Context } from '@understory/contract/contexts'
import type { JSONSchema7 } from 'ai'

export type Turn = { role: 'user' | 'assistant'; content: string }

/** The page from which somebody asks; its words are about the subject and never instructions. */
export type Branch = { title: string; description: string }

export type ReplyRequest = {
  turns: readonly Turn[]
  context: Context
  branch?: Branch | undefined
  /** What goes before the turns. */
  instructions: string
  signal: AbortSignal
}
export type CompletionRequest = {
  instruction: string
  text: string
  /** The shape of the answer, where it shall be JSON. A model that knows no schemas is asked without. */
  schema?: JSONSchema7
  signal: AbortSignal
}

/** Whoever answers in the chat: a language model, or the built-in coach, which has no `reply`. */
export type ChatModel = {
  /** As the chat's header names it. */
  readonly name: string
  readonly builtIn: boolean
  /** Where the words go, in a sentence; null when they stay on this machine. */
  readonly leaves: string | null
  /**
   * The answer to the last turn, in pieces as they come; at least one word. Null where the built-in coach answers.
   *
   * @throws ProblemError that says what happened; pieces that were given before stay true
   */
  readonly reply: ((request: ReplyRequest) => AsyncIterable<string>) | null
  /**
   * One task outside a conversation: an instruction of ours, a text to apply it to. Null where no language model serves.
   *
   * @throws ProblemError as `reply` does
   */
  readonly complete: ((request: CompletionRequest) => Promise<string>) | null
}

/** All pieces of an answer as one text. */
export async function wholeOf(pieces: AsyncIterable<string>): Promise<string> {
  let whole = ''
  for await (const piece of pieces) whole += piece
  return whole
}

type Reply = NonNullable<ChatModel['reply']>

/**
 * A chat model that says of itself, at every moment, what the one that serves now says.
 *
 * @param through what its answers pass through
 */
export function standingFor(current: () => ChatModel, through: (reply: Reply) => Reply = (reply) => reply): ChatModel {
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
