import { TextReplySchema } from '@understory/contract/text-analysis'
import { TextMetricsSchema } from '@understory/contract/text-measures'
import * as z from 'zod/mini'

const figure = z.optional(z.nullable(z.number()))
const { scores, findings, emotion, setAside, grammar, language, isEncoded, help } = TextReplySchema.shape

/** A text reply as the page reads it. Metrics and tone make it one; whatever else is missing is measured in the browser. */
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
