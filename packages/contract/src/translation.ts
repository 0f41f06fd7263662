import * as z from 'zod/mini'
import { PartSchema } from './coaching.ts'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './languages.ts'
import { TRANSLATION_LENGTH } from './limits.ts'
import { storableText } from './text.ts'

export const translate = endpoint({
  method: 'POST',
  path: '/api/translate',
  summary: 'A text in another of the twelve languages. Keeps nothing.',
  body: z.strictObject({
    text: storableText(TRANSLATION_LENGTH).check(z.regex(/\S/, { error: 'must not be blank' })),
    fromLanguage: LanguageSchema,
    toLanguage: LanguageSchema,
  }),
  status: 200,
  reply: z.object({
    translatedText: z.string(),
    /** The phrase of the built-in book that was translated, where it is not what was written. */
    phrase: z.optional(z.string()),
    /** Where the text sounds as if somebody may be in danger. */
    help: z.optional(PartSchema),
  }),
})
