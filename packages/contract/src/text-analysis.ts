import * as z from 'zod/mini'
import { PartSchema } from './coaching.ts'
import { endpoint, noContent } from './endpoint.ts'
import { CONTEXT_LENGTH, TEXT_BODY_BYTES, TEXT_LENGTH, TEXT_RESULTS_PER_PAGE } from './limits.ts'
import { IdSchema, storableText } from './text.ts'
import { TextEmotionSchema, TextFindingSchema, TextMetricsSchema } from './text-measures.ts'
import { TextScoresSchema, ToneSchema } from './text-scores.ts'

/**
 * `keep` stores the text itself. `reasons` explains scores by phrase, as far as the encoder has time, up to a second.
 */
const TextRequestSchema = z.strictObject({
  text: storableText(TEXT_LENGTH),
  context: z.optional(storableText(CONTEXT_LENGTH)),
  keep: z.optional(z.boolean()),
  reasons: z.optional(z.boolean()),
})
export type TextRequest = z.infer<typeof TextRequestSchema>

/** Offsets are UTF-16 units of the request's text. */
export const TextReplySchema = z.strictObject({
  id: IdSchema,
  context: z.string(),
  language: z.strictObject({ code: z.enum(['en', 'und']), english: z.boolean(), reason: z.optional(z.string()) }),
  metrics: TextMetricsSchema,
  tone: ToneSchema,
  scores: TextScoresSchema,
  findings: z.array(TextFindingSchema),
  emotion: TextEmotionSchema,
  /** Whether the sentence encoder contributed. */
  isEncoded: z.boolean(),
  /** Code, quotes and signatures, excluded from the rest. */
  setAside: z.array(z.strictObject({ start: z.int(), end: z.int(), kind: z.enum(['code', 'quote', 'signature']) })),
  /** Whether spelling and grammar were checked; if not, why. */
  grammar: z.strictObject({ checked: z.boolean(), reason: z.optional(z.string()) }),
  summary: z.string(),
  engineVersion: z.string(),
  /** Present if the text suggests danger. */
  help: z.optional(PartSchema),
})
export type TextReply = z.infer<typeof TextReplySchema>

export const analyzeText = endpoint({
  method: 'POST',
  path: '/api/analyze/text',
  summary: 'Measures a text; figures are kept for the owner, the text only where `keep` asks for it.',
  body: TextRequestSchema,
  bodyLimit: TEXT_BODY_BYTES,
  reply: TextReplySchema,
})

/** An earlier result. `text` is null unless stored. */
export const TextResultSchema = z.strictObject({
  id: IdSchema,
  createdAt: z.iso.datetime(),
  context: z.string(),
  words: z.int(),
  sentences: z.int(),
  gradeLevel: z.nullable(z.number()),
  tone: ToneSchema,
  /** Count per kind. */
  findings: z.record(z.string(), z.int()),
  text: z.nullable(z.string()),
})
export type TextResult = z.infer<typeof TextResultSchema>

export const listTextResults = endpoint({
  method: 'GET',
  path: '/api/text-results',
  summary: `The owner's ${TEXT_RESULTS_PER_PAGE} newest texts in figures; empty without an owner.`,
  reply: z.array(TextResultSchema),
})

export const deleteTextResult = endpoint({
  method: 'DELETE',
  path: '/api/text-results/:id',
  summary: 'Deletes one result of the owner, with its text where that was kept.',
  params: z.strictObject({ id: IdSchema }),
  ...noContent,
})
