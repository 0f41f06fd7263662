import type { Problem, ProblemCode } from '@understory/contract/problem'
import problems from './problems.json' with { type: 'json' }

const PROBLEMS: Readonly<Record<ProblemCode, { status: number; sentence: string }>> = problems

export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, sentence?: string, options: ErrorOptions & { retryAfterSeconds?: number } = {}) {
    super(sentence ?? PROBLEMS[code].sentence, options)
    this.name = 'ProblemError'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get statusCode(): number {
    return PROBLEMS[this.code].status
  }
}

/** The problem reply; 429 and 5xx are retryable. */
export function presentProblem(problem: ProblemError, requestId: string): Problem {
  const { statusCode, code, message } = problem
  return { statusCode, code, message, retryable: statusCode === 429 || statusCode >= 500, requestId }
}
