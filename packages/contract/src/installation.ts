import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What serves each port of this installation, without secrets. `leaves` says in a sentence what is sent elsewhere. */
const InstallationSchema = z.strictObject({
  version: z.string(),
  storage: z.enum(['embedded', 'postgresql']),
  assistant: z.strictObject({ name: z.string(), builtIn: z.boolean(), leaves: z.nullable(z.string()) }),
  translator: z.strictObject({ name: z.string(), leaves: z.nullable(z.string()) }),
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
