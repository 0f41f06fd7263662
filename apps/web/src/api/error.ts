import { problems } from '../lib/words/en/problems.ts'

/** Translated problem messages by code; English uses the server's. */
const translated: Readonly<Partial<Record<string, string>>> = problems

/** A problem document, or a body with only a message. */
type ReplyProblem = { code?: string | undefined; message: string; retryable?: boolean | undefined }

/** A failed request. The message is `{status}: {body or status text}`. */
export class ApiError extends Error {
  /** 0 if there was no response. */
  readonly status: number
  readonly code: string | undefined
  /** The server's message in the screen's language, if any. */
  readonly sentence: string | undefined
  readonly retryable: boolean
  /** HTTP's name for the status; may be empty. */
  readonly statusText: string
  /** From Retry-After. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    text: string,
    problem?: ReplyProblem,
    options?: ErrorOptions & { retryAfterSeconds?: number | undefined; statusText?: string | undefined },
  ) {
    super(`${status}: ${text}`, options)
    this.name = 'ApiError'
    this.status = status
    this.code = problem?.code
    this.sentence = problem && (translated[problem.code ?? ''] ?? problem.message)
    this.retryable = problem?.retryable ?? (status === 0 || status === 429 || status >= 500)
    this.statusText = options?.statusText ?? ''
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}

export class MalformedReplyError extends Error {
  override readonly name = 'MalformedReplyError'
}

export function codeOf(error: unknown): string {
  return error instanceof ApiError ? (error.code ?? String(error.status)) : 'malformed-reply'
}
