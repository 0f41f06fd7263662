import * as z from 'zod/mini'

const figure = z.nullable(z.number())

/**
 * One score: 0 to 100 (sentiment -100 to 100), or null. `low` to `high` is the 80 % interval. `reason` says why there is
 * no value, or why it is shown as tips.
 */
const TextScoreSchema = z.object({
  value: figure,
  low: figure,
  high: figure,
  band: z.nullable(z.enum(['lowest', 'low', 'middle', 'high', 'highest'])),
  /** `fitted` on human ratings, `anchored` on published points, `unit` several signs of equal weight, `null` none. */
  basis: z.enum(['fitted', 'anchored', 'unit', 'null']),
  /** `tips`: it misses an aim of agreement with people, so people see its word and its reasons, no figure. */
  shownAs: z.enum(['score', 'tips']),
  /** The unrounded number that orders texts; its unit means nothing. */
  raw: figure,
  reason: z.optional(z.string()),
  learnedOn: z.optional(z.string()),
  /** Points that come from the text as a whole and from no phrase; only where sentences were read too. */
  whole: z.optional(z.number()),
  /** Too few words for the word that the value stands for. */
  isTooShort: z.optional(z.literal(true)),
  /** Phrases that read as digs: their kind words do not count. */
  digs: z.optional(z.array(z.object({ start: z.int(), end: z.int(), text: z.string() }))),
  /** What moved the score, the strongest first; without the phrase it would be about `value - effect`. */
  contributions: z.array(z.object({ start: z.int(), end: z.int(), text: z.string(), effect: z.number() })),
})
export type TextScoreWire = z.infer<typeof TextScoreSchema>

export const TextScoresSchema = z.object({
  warmth: TextScoreSchema,
  confidence: TextScoreSchema,
  formality: TextScoreSchema,
  sentiment: TextScoreSchema,
  clarity: TextScoreSchema,
  politeness: TextScoreSchema,
  certainty: TextScoreSchema,
})
export type TextScoresWire = z.infer<typeof TextScoresSchema>

/** The scores from 0 to 100 as bare numbers, null where there is none. */
export const ToneSchema = z.object({
  warmth: figure,
  confidence: figure,
  formality: figure,
  clarity: figure,
  politeness: figure,
  certainty: figure,
})
export type Tone = z.infer<typeof ToneSchema>
