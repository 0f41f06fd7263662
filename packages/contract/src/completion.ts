import * as z from 'zod/mini'
import { ANSWER_LENGTH } from './limits.ts'
import { storableText } from './text.ts'

/** Prompt for the browser's own model, after crisis detection. */
export const CompletionAskedSchema = z.strictObject({
  instruction: z.string(),
  text: z.string(),
  /** JSON Schema of the answer. */
  schema: z.record(z.string(), z.unknown()),
})
export type CompletionAsked = z.infer<typeof CompletionAskedSchema>

/**
 * Fields of a request that the browser's model may serve, in two steps: without `written` to get the prompt, then with
 * the model's output. Crisis detection runs both times.
 */
export const byBrowser = {
  writer: z.optional(z.literal('browser')),
  written: z.optional(storableText(ANSWER_LENGTH)),
}
