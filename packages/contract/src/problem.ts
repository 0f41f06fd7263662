import * as z from 'zod/mini'

/** Error codes. The server's `http/problems.json` has the status and sentence of each. */
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

/** Error reply: a sentence for people, a code for programs, an id to find the log line. */
export const ProblemSchema = z.strictObject({
  statusCode: z.int(),
  code: z.enum(PROBLEM_CODES),
  message: z.string(),
  retryable: z.boolean(),
  requestId: z.string(),
})
export type Problem = z.infer<typeof ProblemSchema>
