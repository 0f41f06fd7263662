import * as z from 'zod/mini'
import { CertaintySchema, figure } from './voice-measures.ts'

const scoreFields = {
  /** 0 to 100, or null with a reason; `low` to `high` is the 80 % interval. */
  value: figure,
  low: figure,
  high: figure,
  basis: z.enum(['fitted', 'anchored', 'unit', 'null']),
  certainty: CertaintySchema,
  /** Effects in points. */
  contributions: z.array(z.strictObject({ feature: z.string(), delta: z.number(), says: z.string() })),
  reason: z.optional(z.string()),
  modelId: z.optional(z.string()),
  /** `tips`: agreement with human ratings is too low to show a number. */
  shownAs: z.optional(z.enum(['score', 'tips'])),
}
const VoiceScoreSchema = z.strictObject(scoreFields)

/** Words a minute. */
export const PaceBandSchema = z.strictObject({ low: z.number(), high: z.number() })

/** Emotion from words only; null with a reason. */
export const VoiceEmotionSchema = z.strictObject({
  primary: z.nullable(z.string()),
  secondary: z.nullable(z.string()),
  intensity: figure,
  reason: z.optional(z.string()),
})

export const VoiceScoresSchema = z.strictObject({
  pace: z.strictObject({
    ...scoreFields,
    assessment: z.string(),
    band: PaceBandSchema,
    /** Just noticeable differences above the band; negative below. */
    steps: figure,
  }),
  clarity: VoiceScoreSchema,
  fluency: VoiceScoreSchema,
  tone: z.strictObject({ warmth: VoiceScoreSchema, confidence: VoiceScoreSchema, formality: VoiceScoreSchema }),
  emotion: VoiceEmotionSchema,
  /** Compared with the owner's recordings in this context; null with fewer than three. */
  usual: z.nullable(
    z.array(
      z.strictObject({
        measure: z.enum(['wordsPerMinute', 'pauseShare', 'pitchMedianHz', 'pitchSpreadSemitones', 'levelSpreadDb']),
        now: z.number(),
        usual: z.number(),
        low: z.number(),
        high: z.number(),
        says: z.string(),
      }),
    ),
  ),
})
export type VoiceScoresWire = z.infer<typeof VoiceScoresSchema>
