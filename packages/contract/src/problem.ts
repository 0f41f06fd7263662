import * as z from 'zod/mini'

/** Everything that can go wrong between the two ends, by name. The server's `http/problem.ts` gives each its status. */
const PROBLEM_CODES = [
  'invalid-json',
  'invalid-request',
  'message-empty',
  'text-not-well-formed',
  'cross-origin',
  'not-found',
  'not-allowed',
  'password-needed',
  'limit-reached',
  'method-not-allowed',
  'body-too-large',
  'unsupported-media-type',
  'idempotency-key-reused',
  'forest-left',
  'reply-fixed',
  'recording-unreadable',
  'recording-too-long',
  'too-many-requests',
  'assistant-unavailable',
  'assistant-refused',
  'assistant-busy',
  'assistant-silent',
  'assistant-empty',
  'assistant-interrupted',
  'no-translation',
  'translation-unavailable',
  'closing',
  'overloaded',
  'storage-unavailable',
  'internal',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** The reply of a request that failed: a sentence for people, a code for programs, an id for whoever reads the log. */
export const ProblemSchema = z.strictObject({
  statusCode: z.int(),
  code: z.enum(PROBLEM_CODES),
  message: z.string(),
  retryable: z.boolean(),
  requestId: z.string(),
})
export type Problem = z.infer<typeof ProblemSchema>
