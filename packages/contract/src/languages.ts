import * as z from 'zod/mini'

/** Languages of the practice page and of answers. */
export const LANGUAGE_CODES = ['en', 'es', 'fr', 'de', 'it', 'ja', 'ko', 'zh', 'ru', 'ar', 'hi', 'pt'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

export const LanguageSchema = z.enum(LANGUAGE_CODES)
