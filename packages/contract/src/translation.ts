import * as z from 'zod/mini'
import { PartSchema } from './coaching.ts'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './languages.ts'
import { TRANSLATION_LENGTH } from './limits.ts'
import { storableText } from './text.ts'

const FormSchema = z.enum(['masculine', 'feminine'])
/** The form of a phrase of the book: of who says it, who hears it, or whom it is about. */
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
    /** The page can translate these two languages itself: where no service does, the phrase book is not asked. */
    browserTranslates: z.optional(z.boolean()),
    /** The forms that were asked for, where the phrase book answers. */
    forms: z.optional(FormsSchema),
  }),
  status: 200,
  reply: z.object({
    /** Empty where `translator` is `browser`. */
    translatedText: z.string(),
    /** Who translated: what the installation's settings name, the built-in book, or, still to do, the page itself. */
    translator: z.enum(['service', 'phrase-book', 'browser']),
    /** The phrase of the built-in book that was translated, where it is not what was written. */
    phrase: z.optional(z.string()),
    /** The forms that the phrase has in the other language, as they were given; absent where it has one for all. */
    forms: z.optional(FormsSchema),
    /** Where the text sounds as if somebody may be in danger. */
    help: z.optional(PartSchema),
  }),
})
