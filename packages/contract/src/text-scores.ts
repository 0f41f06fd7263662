import * as z from 'zod/mini'

const figure = z.nullable(z.number())

/** 0 to 100 (sentiment -100 to 100), or null with a `reason`. `low` to `high` is the 80 % interval. */
const TextScoreSchema = z.object({
  value: figure,
  low: figure,
  high: figure,
  band: z.nullable(z.enum(['lowest', 'low', 'middle', 'high', 'highest'])),
  /** `fitted` on human ratings, `anchored` on published points, `unit` several signs of equal weight, `null` none. */
  basis: z.enum(['fitted', 'anchored', 'unit', 'null']),
  /** `tips`: agreement with human ratings is too low to show a number. */
  shownAs: z.enum(['score', 'tips']),
  /** Unscaled, for sorting. */
  raw: figure,
  reason: z.optional(z.string()),
  learnedOn: z.optional(z.string()),
  /** Points from the text as a whole, by the sentence encoder. */
  whole: z.optional(z.number()),
  /** Too few words for a reliable band. */
  isTooShort: z.optional(z.literal(true)),
  /** Sarcastic phrases, whose kind words don't count. */
  digs: z.optional(z.array(z.object({ start: z.int(), end: z.int(), text: z.string() }))),
  /** Effects of phrases in points, strongest first. */
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

/** Scores from 0 to 100 as plain numbers. */
export const ToneSchema = z.object({
  warmth: figure,
  confidence: figure,
  formality: figure,
  clarity: figure,
  politeness: figure,
  certainty: figure,
})
export type Tone = z.infer<typeof ToneSchema>
