import * as z from 'zod/mini'

const figure = z.nullable(z.number())
const seconds = z.object({ low: z.number(), typical: z.number(), high: z.number() })

/** Measures of a text; null with a reason under `reasons`. Offsets are UTF-16 units. */
export const TextMetricsSchema = z.object({
  words: z.int(),
  /** UTF-16 units without white space. */
  characters: z.int(),
  sentences: z.int(),
  sentenceStarts: z.array(z.int()),
  sentenceLengths: z.array(z.object({ start: z.int(), end: z.int(), words: z.int() })),
  meanSentenceWords: figure,
  /** Standard deviation, in words. */
  sentenceWordsSpread: figure,
  /** Share of sentences over 25 words, 0 to 1. */
  longSentenceShare: figure,
  gradeLevel: figure,
  /** The 80 % interval around the grade. */
  gradeLow: figure,
  gradeHigh: figure,
  gradeBand: z.nullable(z.enum(['easy', 'plain', 'hard'])),
  /** Flesch, from three sentences on. */
  readingEase: figure,
  difficulty: figure,
  /** Moving-average type–token ratio over 50 words, 0 to 1, and MTLD in words; from 100 words on. */
  lexicalDiversity: figure,
  textualDiversity: figure,
  questions: z.int(),
  you: z.int(),
  i: z.int(),
  we: z.int(),
  youPer100Words: z.number(),
  iPer100Words: z.number(),
  wePer100Words: z.number(),
  readingSeconds: seconds,
  speakingSeconds: seconds,
  reasons: z.object({
    gradeLevel: z.optional(z.string()),
    lexicalDiversity: z.optional(z.string()),
    sentences: z.optional(z.string()),
  }),
})
export type TextMetrics = z.infer<typeof TextMetricsSchema>

export const TEXT_FINDING_KINDS = [
  'hedge',
  'booster',
  'absolute',
  'passive',
  'blame',
  'passive-aggressive',
  'urgency',
  'wordy',
  'nominalization',
  'filler',
  'repeated-opening',
  'cliche',
  'mixed-metaphor',
  'unclear-ask',
  'politeness',
  'empathy',
  'faux-feeling',
  'spelling',
  'grammar',
] as const
export type TextFindingKind = (typeof TEXT_FINDING_KINDS)[number]

/** A text range with a `suggestion`, a `note`, or a `strength`. */
export const TextFindingSchema = z.object({
  kind: z.enum(TEXT_FINDING_KINDS),
  /** Can be muted: `hedge/modal`, `spelling/SpellCheck`. */
  rule: z.string(),
  start: z.int(),
  end: z.int(),
  reason: z.string(),
  weight: z.enum(['suggestion', 'note', 'strength']),
  /** Replacement; empty to delete. */
  rewrite: z.optional(z.string()),
})
export type TextFinding = z.infer<typeof TextFindingSchema>

/** Emotion that the words express, not a claim about the writer. Intensity is 0 to 100. */
export const TextEmotionSchema = z.object({
  primary: z.nullable(z.string()),
  secondary: z.nullable(z.string()),
  intensity: figure,
  reason: z.optional(z.string()),
})
export type TextEmotionWire = z.infer<typeof TextEmotionSchema>
