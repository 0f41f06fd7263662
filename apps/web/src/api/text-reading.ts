import { TextReplySchema } from '@understory/contract/text-analysis'
import { TextMetricsSchema } from '@understory/contract/text-measures'
import * as z from 'zod/mini'

const figure = z.optional(z.nullable(z.number()))
const { scores, findings, emotion, setAside, grammar, language, isEncoded, help } = TextReplySchema.shape

/** A text reply with optional parts. Metrics and tone are required; the browser measures the rest. */
export const TextReadingSchema = z.object({
  metrics: z.partial(TextMetricsSchema),
  tone: z.object({
    warmth: figure,
    confidence: figure,
    formality: figure,
    clarity: figure,
    politeness: figure,
    certainty: figure,
  }),
  scores: z.optional(scores),
  findings: z.optional(findings),
  emotion: z.optional(emotion),
  setAside: z.optional(setAside),
  grammar: z.optional(grammar),
  language: z.optional(language),
  summary: z.optional(z.string()),
  isEncoded: z.optional(isEncoded),
  help,
})
export type TextReading = z.infer<typeof TextReadingSchema>
