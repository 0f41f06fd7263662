import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** `loading` after start or restart of its worker; `missing` if it can't be loaded. */
const EncoderStateSchema = z.enum(['loading', 'ready', 'missing'])
export type EncoderState = z.infer<typeof EncoderStateSchema>
const EncoderSchema = z.strictObject({ name: z.string(), state: EncoderStateSchema })

/** `unused` until the first recording; `missing` if it can't be opened. */
const SpeechModelStateSchema = z.enum(['unused', 'ready', 'missing'])
export type SpeechModelState = z.infer<typeof SpeechModelStateSchema>

/** Providers of this installation, without secrets. `leaves` says in a sentence what is sent elsewhere. */
const InstallationSchema = z.strictObject({
  version: z.string(),
  storage: z.enum(['embedded', 'postgresql']),
  assistant: z.strictObject({ name: z.string(), builtIn: z.boolean(), leaves: z.nullable(z.string()) }),
  translator: z.strictObject({ name: z.string(), leaves: z.nullable(z.string()) }),
  /** Finds cases by meaning; without it the coach matches words. */
  encoder: z.optional(EncoderSchema),
  /** Detects speech; without it recordings are measured by level. */
  speechModel: z.optional(z.strictObject({ name: z.string(), state: SpeechModelStateSchema })),
  /** Overrides of what the legal pages say. */
  legal: z.strictObject({ contact: z.nullable(z.string()), updated: z.nullable(z.iso.date()) }),
  /** Null without a transcriber. */
  transcriber: z.nullable(z.strictObject({ name: z.string(), leaves: z.nullable(z.string()) })),
})
export type Installation = z.infer<typeof InstallationSchema>

export const installation = endpoint({
  method: 'GET',
  path: '/api/installation',
  summary: 'Which provider serves each port, and what leaves the machine.',
  reply: InstallationSchema,
})
