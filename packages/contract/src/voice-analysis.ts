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
import { VoiceMeasuresSchema } from './voice-measures.ts'
import { PaceBandSchema, VoiceEmotionSchema, VoiceScoresSchema } from './voice-scores.ts'
import { VoiceTakeSchema } from './voice-take.ts'

const figure = z.nullable(z.number())
const score = z.strictObject({ score: figure })

/**
 * `audio` is a WAV file as base64, `transcript` what the browser's own recognizer heard. With `isTranscriptFromDevice` it was
 * written down on the person's own device and comes before the installation's transcriber. Without `keepTranscript` the
 * transcript is dropped after the reply. `isSecondLanguageAudience` moves the pace band down.
 */
const VoiceRequestSchema = z.strictObject({
  // No pattern: one over ten megabytes would hold every other request.
  audio: z.string().check(z.maxLength(AUDIO_BASE64_LENGTH)),
  context: z.optional(storableText(CONTEXT_LENGTH)),
  transcript: z.optional(storableText(TRANSCRIPT_LENGTH)),
  isTranscriptFromDevice: z.optional(z.boolean()),
  keepTranscript: z.optional(z.boolean()),
  isSecondLanguageAudience: z.optional(z.boolean()),
})
export type VoiceRequest = z.infer<typeof VoiceRequestSchema>

const flag = z.optional(z.enum(['true', 'false']))

/** The same beside a body that is the WAV file itself. */
const VoiceQuerySchema = z.strictObject({
  context: z.optional(storableText(CONTEXT_LENGTH)),
  keepTranscript: flag,
  isTranscriptFromDevice: flag,
  isSecondLanguageAudience: flag,
})

/** Carries the browser's transcript beside a raw body, percent-encoded: addresses end up in logs, headers do not. */
export const TRANSCRIPT_HEADER = 'understory-transcript'
const WAV_MEDIA_TYPES = ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'] as const

/**
 * Scores run from 0 to 100 and are null where they cannot be told; `summary` and `reasons` say why. `transcript` is
 * empty without a recognizer. `duration` is in seconds.
 */
export const VoiceReplySchema = z.strictObject({
  id: IdSchema,
  conversationId: IdSchema,
  context: z.string(),
  transcript: z.string(),
  /** Who wrote the transcript: the browser on the device, this installation's transcriber, the browser's maker, or nobody. */
  transcriptSource: z.enum(['device', 'transcriber', 'browser', 'none']),
  /** Words with their times in seconds, where the recognizer gave them. */
  transcriptWords: z.array(z.strictObject({ text: z.string(), start: z.number(), end: z.number() })),
  tone: z.strictObject({ warmth: figure, confidence: figure, formality: figure }),
  clarity: score,
  words: z.strictObject({ count: figure, perMinute: figure, isEstimated: z.boolean() }),
  pace: z.strictObject({ score: figure, assessment: z.string(), band: PaceBandSchema }),
  emotion: VoiceEmotionSchema,
  summary: z.string(),
  duration: z.number(),
  /** Plain sentences: what limits the figures, then what moved the scores. */
  reasons: z.array(z.string()),
  scores: VoiceScoresSchema,
  measures: VoiceMeasuresSchema,
  engineVersion: z.string(),
  /** Where the transcript sounds as if somebody may be in danger. */
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
  status: 200,
  reply: VoiceReplySchema,
})

export const listVoiceTakes = endpoint({
  method: 'GET',
  path: '/api/voice-takes',
  summary: `The owner's ${VOICE_TAKES_PER_PAGE} newest recordings in figures, of one context where it is named; empty without an owner.`,
  query: z.strictObject({ context: z.optional(storableText(CONTEXT_LENGTH)) }),
  status: 200,
  reply: z.array(VoiceTakeSchema),
})
