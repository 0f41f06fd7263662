import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** `loading` for about a second after the start, and after its thread ended; `missing` while it cannot be loaded. */
const EncoderStateSchema = z.enum(['loading', 'ready', 'missing'])
export type EncoderState = z.infer<typeof EncoderStateSchema>
const EncoderSchema = z.strictObject({ name: z.string(), state: EncoderStateSchema })

/** `unused` until the first recording; `missing` where it cannot be opened. */
const SpeechModelStateSchema = z.enum(['unused', 'ready', 'missing'])
export type SpeechModelState = z.infer<typeof SpeechModelStateSchema>

/** What serves each port of this installation, without secrets. `leaves` says in a sentence what is sent elsewhere. */
const InstallationSchema = z.strictObject({
  version: z.string(),
  storage: z.enum(['embedded', 'postgresql']),
  assistant: z.strictObject({ name: z.string(), builtIn: z.boolean(), leaves: z.nullable(z.string()) }),
  translator: z.strictObject({ name: z.string(), leaves: z.nullable(z.string()) }),
  /** What finds the coach's cases by meaning; where it is not there, the coach goes by words alone. */
  encoder: z.optional(EncoderSchema),
  /** What tells speech from noise; where it is missing, recordings are measured by level alone. */
  speechModel: z.optional(z.strictObject({ name: z.string(), state: SpeechModelStateSchema })),
  /** Null where nothing writes recordings down. */
  transcriber: z.nullable(z.strictObject({ name: z.string(), leaves: z.nullable(z.string()) })),
})
export type Installation = z.infer<typeof InstallationSchema>

export const installation = endpoint({
  method: 'GET',
  path: '/api/installation',
  summary: 'Which provider serves each port, and what leaves the machine.',
  status: 200,
  reply: InstallationSchema,
})
