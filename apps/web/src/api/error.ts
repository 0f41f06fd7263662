import { problems } from '../lib/words/en/problems.ts'

/** What the server says of a failure, by its code. In English its own sentence stands. */
const translated: Readonly<Partial<Record<string, string>>> = problems

/** What a failed reply says of itself: one of our problem replies, or a message that stands alone. */
type ReplyProblem = { code?: string | undefined; message: string; retryable?: boolean | undefined }

/** A request that did not end well. The message reads `{status}: {body or status text}`. */
export class ApiError extends Error {
  /** 0 when nothing came back at all. */
  readonly status: number
  readonly code: string | undefined
  /** A sentence for people, where the server gave one, in the language of the screens. */
  readonly sentence: string | undefined
  readonly retryable: boolean
  /** What HTTP calls the status; empty where it does not say. */
  readonly statusText: string
  /** How long to wait before trying again, where the server said so. */
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

/** A reply that does not have the promised shape. */
export class MalformedReplyError extends Error {
  override readonly name = 'MalformedReplyError'
}

/** How a failure is named in the page's own log. */
export function codeOf(error: unknown): string {
  return error instanceof ApiError ? (error.code ?? String(error.status)) : 'malformed-reply'
}
