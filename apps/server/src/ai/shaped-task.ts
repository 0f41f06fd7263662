import type { CompletionAsked } from '@understory/contract/completion'
import { RecitalError, stopRecital } from '@understory/language/recital'
import { withoutThoughts } from '@understory/language/thoughts'
import { ProblemError } from '../http/problem.ts'
import { type ChatModel, joinChunks, onePiece } from './chat-model.ts'
import type { Shape } from './shape.ts'

/** A one-shot task with a structured answer. */
export type ShapedTask<T> = { instruction: string; text: string; shape: Shape<T> }

/** The model answered, but unusably. */
const UNUSABLE: ReadonlySet<string> = new Set(['assistant-empty', 'assistant-interrupted'])

/** The same as a prompt for the browser's model. */
export function askedOf({ instruction, text, shape }: ShapedTask<unknown>): CompletionAsked {
  return { instruction, text, schema: { ...shape.schema } }
}

/**
 * Runs the task on the server's model; undefined when the answer is unusable.
 *
 * @throws ProblemError `assistant-unavailable`, `assistant-silent` and so on
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

/** Parses the answer of the browser's model, which is untrusted like any model output. */
export async function doneByBrowser<T>({ instruction, shape }: ShapedTask<T>, written: string): Promise<T | undefined> {
  try {
    return shape.read(await joinChunks(stopRecital(withoutThoughts(onePiece(written)), instruction)))
  } catch (error) {
    if (error instanceof RecitalError) return undefined
    throw error
  }
}
