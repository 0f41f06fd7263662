import type { Problem, ProblemCode } from '@understory/contract/problem'

const STATUSES = {
  'invalid-json': 400,
  'invalid-request': 400,
  'message-empty': 400,
  'text-not-well-formed': 400,
  'cross-origin': 403,
  'not-found': 404,
  'not-allowed': 403,
  'password-needed': 401,
  'limit-reached': 409,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'idempotency-key-reused': 409,
  'forest-left': 409,
  'reply-fixed': 409,
  'recording-unreadable': 400,
  'recording-too-long': 413,
  'too-many-requests': 429,
  'assistant-unavailable': 503,
  'assistant-refused': 503,
  'assistant-busy': 503,
  'assistant-silent': 504,
  'assistant-empty': 502,
  'assistant-interrupted': 502,
  'no-translation': 422,
  'translation-unavailable': 503,
  closing: 503,
  overloaded: 503,
  'storage-unavailable': 503,
  internal: 500,
} as const satisfies Record<ProblemCode, number>

const SENTENCES = {
  'invalid-json': 'The request is not valid JSON. Nothing was changed.',
  'invalid-request': 'The request does not have the expected shape. Nothing was changed.',
  'message-empty': 'Nothing arrived. What would you like to say better, and to whom?',
  'text-not-well-formed': 'The text holds characters that cannot be stored. Remove them and send it again.',
  'cross-origin': 'This request came from another site and was not carried out.',
  'not-found': 'There is nothing at this address.',
  'not-allowed': 'Your access does not include this. Nothing was changed.',
  'password-needed': 'This share asks for its password.',
  'limit-reached': 'There is no more room here. Remove something first; nothing was changed.',
  'method-not-allowed': 'This address does not take that kind of request.',
  'body-too-large': 'That is more than fits in one request. Send something shorter.',
  'unsupported-media-type': 'Send JSON, with the content type application/json.',
  'idempotency-key-reused': 'This idempotency key was used for another request. Nothing was changed.',
  'forest-left':
    'This waited for a forest that this browser opens no more. Nothing was sent into another; send it again if it belongs here.',
  'reply-fixed': 'This reply can no longer be changed. Ask again for a new one.',
  'recording-unreadable': 'This recording cannot be read. Send a WAV file.',
  'recording-too-long': 'This recording is longer than 5 minutes, the most we take at once.',
  'too-many-requests': 'That was a lot at once. Wait a moment and try again.',
  'assistant-unavailable': 'The assistant could not be reached. Your message is safe with you; try again in a moment.',
  'assistant-refused':
    'The language model does not accept the key or the model name of this installation. Whoever runs it can mend that; your message is safe.',
  'assistant-busy': 'The language model is busy. Try again in a moment; your message is safe.',
  'assistant-silent':
    'The language model did not answer in time. Your message is safe with you; try again in a moment.',
  'assistant-empty':
    'The language model answered without a word. Your message is safe with you; try again in a moment.',
  'assistant-interrupted': 'The answer broke off. What arrived is kept; try again for a whole one.',
  'no-translation': 'The built-in phrase book does not hold this. Try a short everyday phrase.',
  'translation-unavailable': 'The translation service could not be reached. Try again in a moment.',
  closing: 'The server is restarting. Try again in a moment.',
  overloaded: 'The server has more to do than it can manage right now. Wait a moment and try again.',
  'storage-unavailable': 'The storage does not take writes right now. Try again in a moment.',
  internal: 'Something failed on the server. Nothing you wrote was lost; try again in a moment.',
} as const satisfies Record<ProblemCode, string>

/** An error with a code for the client. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  /** Retry-After in seconds. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, sentence?: string, options: ErrorOptions & { retryAfterSeconds?: number } = {}) {
    super(sentence ?? SENTENCES[code], options)
    this.name = 'ProblemError'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get statusCode(): number {
    return STATUSES[this.code]
  }
}

/** The problem reply; 429 and 5xx are retryable. */
export function presentProblem(problem: ProblemError, requestId: string): Problem {
  const { statusCode, code, message } = problem
  return { statusCode, code, message, retryable: statusCode === 429 || statusCode >= 500, requestId }
}
