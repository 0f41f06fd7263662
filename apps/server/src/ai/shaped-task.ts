import type { CompletionAsked } from '@understory/contract/completion'
import { RecitalError, stopRecital } from '@understory/language/recital'
import { withoutThoughts } from '@understory/language/thoughts'
import { ProblemError } from '../http/problem.ts'
import { type ChatModel, wholeOf } from './chat-model.ts'
import type { Shape } from './shape.ts'

/** One task outside a conversation whose answer has a shape. */
export type ShapedTask<T> = { instruction: string; text: string; shape: Shape<T> }

/** An answer came, and it was none. */
const UNUSABLE: ReadonlySet<string> = new Set(['assistant-empty', 'assistant-interrupted'])

/** The same for the model of a browser. */
export function askedOf({ instruction, text, shape }: ShapedTask<unknown>): CompletionAsked {
  return { instruction, text, schema: { ...shape.schema } }
}

/**
 * Has the server's model do it; undefined where its answer cannot be used.
 *
 * @throws ProblemError where it gives none: `assistant-unavailable`, `assistant-silent` and so on
 */
export async function doneByServer<T>(
  complete: NonNullable<ChatModel['complete']>,
  { instruction, text, shape }: ShapedTask<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  try {
    return shape.read(await complete({ instruction, text, schema: shape.schema, signal }))
  } catch (error) {
    if (error instanceof ProblemError && UNUSABLE.has(error.code)) return undefined
    throw error
  }
}

/** What a browser's model wrote, where it can be used: its page is trusted no more than any model. */
export async function doneByBrowser<T>({ instruction, shape }: ShapedTask<T>, written: string): Promise<T | undefined> {
  async function* whole() {
    yield written
  }
  try {
    return shape.read(await wholeOf(stopRecital(withoutThoughts(whole()), instruction)))
  } catch (error) {
    if (error instanceof RecitalError) return undefined
    throw error
  }
}
