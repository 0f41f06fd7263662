import * as z from 'zod/mini'
import { ANSWER_LENGTH } from './limits.ts'
import { storableText } from './text.ts'

/** What the browser's own language model is to be asked, once the words in it were read for danger. */
export const CompletionAskedSchema = z.strictObject({
  instruction: z.string(),
  text: z.string(),
  /** The JSON Schema of the answer. */
  schema: z.record(z.string(), z.unknown()),
})
export type CompletionAsked = z.infer<typeof CompletionAskedSchema>

/**
 * Fields of a request that the browser's own language model may serve. It is sent twice: without `written` to learn what to ask,
 * then with what the model wrote, as it came. The server reads danger both times.
 */
export const byBrowser = {
  writer: z.optional(z.literal('browser')),
  written: z.optional(storableText(ANSWER_LENGTH)),
}
