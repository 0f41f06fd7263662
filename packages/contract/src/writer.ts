import * as z from 'zod/mini'
import { MODEL_NAME_LENGTH } from './limits.ts'
import { storableText } from './text.ts'

/** The language model that wrote an answer; absent for the built-in coach. */
export const WriterSchema = z.strictObject({
  name: storableText(MODEL_NAME_LENGTH).check(z.minLength(1)),
  /** Runs in the browser, or is called by the server. */
  place: z.enum(['browser', 'server']),
})
export type Writer = z.infer<typeof WriterSchema>
