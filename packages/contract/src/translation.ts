import * as z from 'zod/mini'
import { PartSchema } from './coaching.ts'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './languages.ts'
import { TRANSLATION_LENGTH } from './limits.ts'
import { storableText } from './text.ts'

const FormSchema = z.enum(['masculine', 'feminine'])
/** Gender of speaker, listener and third person. */
const FormsSchema = z.strictObject({
  speaker: z.optional(FormSchema),
  listener: z.optional(FormSchema),
  other: z.optional(FormSchema),
})
export type Forms = z.infer<typeof FormsSchema>

export const translate = endpoint({
  method: 'POST',
  path: '/api/translate',
  summary: 'A text in another of the twelve languages. Keeps nothing.',
  body: z.strictObject({
    text: storableText(TRANSLATION_LENGTH).check(z.regex(/\S/, { error: 'must not be blank' })),
    fromLanguage: LanguageSchema,
    toLanguage: LanguageSchema,
    /** The browser can translate this pair, so the phrase book is not used. */
    browserTranslates: z.optional(z.boolean()),
    /** Requested forms. */
    forms: z.optional(FormsSchema),
  }),
  reply: z.object({
    /** Empty if `translator` is `browser`. */
    translatedText: z.string(),
    /** A configured service, the phrase book, or the browser (to be done by the page). */
    translator: z.enum(['service', 'phrase-book', 'browser']),
    /** The matched phrase, if it differs from the input. */
    phrase: z.optional(z.string()),
    /** Forms of the translation; absent if it has only one. */
    forms: z.optional(FormsSchema),
    /** Present if the text suggests danger. */
    help: z.optional(PartSchema),
  }),
})
