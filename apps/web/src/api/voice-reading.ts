import { VoiceReplySchema } from '@understory/contract/voice-analysis'
import { VoiceMeasuresSchema } from '@understory/contract/voice-measures'
import { VoiceScoresSchema } from '@understory/contract/voice-scores'
import * as z from 'zod/mini'

const figure = z.optional(z.nullable(z.number()))
const { transcriptWords, transcriptSource } = VoiceReplySchema.shape

/** A voice reply with optional parts. Transcript, tone and clarity are required; the rest is hidden if missing. */
export const VoiceReadingSchema = z.object({
  transcript: z.string(),
  tone: z.object({ warmth: figure, confidence: figure, formality: figure }),
  clarity: z.object({ score: figure }),
  words: z.optional(z.object({ count: figure, perMinute: figure, isEstimated: z.optional(z.boolean()) })),
  pace: z.optional(z.object({ score: figure, assessment: z.optional(z.string()) })),
  emotion: z.optional(
    z.object({
      primary: z.optional(z.nullable(z.string())),
      secondary: z.optional(z.nullable(z.string())),
      intensity: z.optional(z.nullable(z.union([z.number(), z.string()]))),
    }),
  ),
  summary: z.optional(z.string()),
  duration: figure,
  reasons: z.optional(z.array(z.string())),
  transcriptSource: z.optional(transcriptSource),
  transcriptWords: z.optional(transcriptWords),
  scores: z.optional(VoiceScoresSchema),
  measures: z.optional(VoiceMeasuresSchema),
})
export type VoiceReading = z.infer<typeof VoiceReadingSchema>
