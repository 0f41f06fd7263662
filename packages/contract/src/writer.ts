import * as z from 'zod/mini'
import { MODEL_NAME_LENGTH } from './limits.ts'
import { storableText } from './text.ts'

/** Which language model wrote an answer. What has none was written by the built-in coach, or before this was kept. */
export const WriterSchema = z.strictObject({
  name: storableText(MODEL_NAME_LENGTH).check(z.minLength(1)),
  /** Where it ran: in the browser of whoever asked, or where the server sent the words. */
  place: z.enum(['browser', 'server']),
})
export type Writer = z.infer<typeof WriterSchema>
