import * as z from 'zod/mini'
import { PartSchema } from './coaching.ts'
import { endpoint } from './endpoint.ts'
import {
  AUDIO_BASE64_LENGTH,
  AUDIO_BODY_BYTES,
  CONTEXT_LENGTH,
  TRANSCRIPT_LENGTH,
  VOICE_TAKES_PER_PAGE,
} from './limits.ts'
import { IdSchema, storableText } from './text.ts'
import { figure, VoiceMeasuresSchema } from './voice-measures.ts'
import { PaceBandSchema, VoiceEmotionSchema, VoiceScoresSchema } from './voice-scores.ts'
import { VoiceTakeSchema } from './voice-take.ts'

const score = z.strictObject({ score: figure })

/**
 * `audio` is a base64 WAV file, `transcript` comes from the browser's recognizer. One recognized on the device takes
 * precedence over the transcriber. `keepTranscript` stores it. `isSecondLanguageAudience` lowers the pace band.
 */
const VoiceRequestSchema = z.strictObject({
  // No pattern: matching ten megabytes would block the event loop.
  audio: z.string().check(z.maxLength(AUDIO_BASE64_LENGTH)),
  context: z.optional(storableText(CONTEXT_LENGTH)),
  transcript: z.optional(storableText(TRANSCRIPT_LENGTH)),
  isTranscriptFromDevice: z.optional(z.boolean()),
  keepTranscript: z.optional(z.boolean()),
  isSecondLanguageAudience: z.optional(z.boolean()),
})
export type VoiceRequest = z.infer<typeof VoiceRequestSchema>

const flag = z.optional(z.enum(['true', 'false']))

/** The same for a raw WAV body. */
const VoiceQuerySchema = z.strictObject({
  context: z.optional(storableText(CONTEXT_LENGTH)),
  keepTranscript: flag,
  isTranscriptFromDevice: flag,
  isSecondLanguageAudience: flag,
})

/** Percent-encoded transcript for a raw body; a header, because URLs end up in logs. */
export const TRANSCRIPT_HEADER = 'understory-transcript'
const WAV_MEDIA_TYPES = ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'] as const

/** Scores are 0 to 100 or null, explained in `summary` and `reasons`. `duration` in seconds. */
export const VoiceReplySchema = z.strictObject({
  id: IdSchema,
  conversationId: IdSchema,
  context: z.string(),
  transcript: z.string(),
  /** Source: on-device recognizer, transcriber, the browser vendor's service, or none. */
  transcriptSource: z.enum(['device', 'transcriber', 'browser', 'none']),
  /** Words with times in seconds, if available. */
  transcriptWords: z.array(z.strictObject({ text: z.string(), start: z.number(), end: z.number() })),
  tone: z.strictObject({ warmth: figure, confidence: figure, formality: figure }),
  clarity: score,
  words: z.strictObject({ count: figure, perMinute: figure, isEstimated: z.boolean() }),
  pace: z.strictObject({ score: figure, assessment: z.string(), band: PaceBandSchema }),
  emotion: VoiceEmotionSchema,
  summary: z.string(),
  duration: z.number(),
  /** Limitations first, then what moved the scores. */
  reasons: z.array(z.string()),
  scores: VoiceScoresSchema,
  measures: VoiceMeasuresSchema,
  engineVersion: z.string(),
  /** Present if the transcript suggests danger. */
  help: z.optional(PartSchema),
})
export type VoiceReply = z.infer<typeof VoiceReplySchema>

export const analyzeVoice = endpoint({
  method: 'POST',
  path: '/api/analyze/voice',
  summary: 'Measures a recording of at most 300 seconds; the audio is dropped, figures are kept for the owner.',
  query: VoiceQuerySchema,
  body: VoiceRequestSchema,
  bodyLimit: AUDIO_BODY_BYTES,
  rawBody: WAV_MEDIA_TYPES,
  reply: VoiceReplySchema,
})

export const listVoiceTakes = endpoint({
  method: 'GET',
  path: '/api/voice-takes',
  summary: `The owner's ${VOICE_TAKES_PER_PAGE} newest recordings in figures, of one context where it is named; empty without an owner.`,
  query: z.strictObject({ context: z.optional(storableText(CONTEXT_LENGTH)) }),
  reply: z.array(VoiceTakeSchema),
})
