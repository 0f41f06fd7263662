import * as z from 'zod/mini'
import { IdSchema } from './text.ts'

const figure = z.nullable(z.number())

/** An earlier recording, for trends and comparison. */
export const VoiceTakeSchema = z.strictObject({
  id: IdSchema,
  createdAt: z.iso.datetime(),
  context: z.string(),
  durationSeconds: z.number(),
  speechSeconds: z.number(),
  wordsPerMinute: figure,
  isWordRateEstimated: z.boolean(),
  articulationRate: figure,
  pauseShare: figure,
  pausesPerMinute: figure,
  pitchMedianHz: figure,
  pitchSpreadSemitones: figure,
  levelSpreadDb: figure,
  loudnessLufs: figure,
  snrDb: figure,
  paceScore: figure,
  clarityScore: figure,
  warmthScore: figure,
  confidenceScore: figure,
  formalityScore: figure,
  /** Loudness in equal parts, 0 to 1; 0 is a pause. */
  outline: z.array(z.number()),
})
export type VoiceTake = z.infer<typeof VoiceTakeSchema>
