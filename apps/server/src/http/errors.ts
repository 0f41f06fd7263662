import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isOrphaned, isStorageFailure } from '../db/failure.ts'
import { ProblemError, presentProblem } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log line of this request. */
    problem: ProblemError | undefined
  }
}

/** Turns every error into a problem reply: code, sentence, request id; never a stack or a foreign message. */
export function handleErrors(app: FastifyInstance): void {
  app.decorateRequest('problem', undefined)
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(request, reply, problemOf(error)))
}

/** Default Retry-After. */
const RETRY_SECONDS = 2
/** Grace period for the rest of a refused body. */
const UNREAD_MILLISECONDS = 10_000
const GONE_MEANWHILE = 'What this belongs to was deleted meanwhile, so nothing was kept.'

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  request.problem = problem
  if (problem.statusCode === 429 || problem.statusCode === 503)
    reply.header('retry-after', problem.retryAfterSeconds ?? RETRY_SECONDS)
  drainBody(request, reply)
  // A missing file may exist after the next build, so caches must not store the 404.
  reply.header('cache-control', 'no-store')
  return reply
    .code(problem.statusCode)
    .type('application/json')
    .send(JSON.stringify(presentProblem(problem, request.id)))
}

/** Drains a refused body for a while, so that the client reads the response. */
function drainBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return
  reply.raw.once('finish', () => {
    setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, UNREAD_MILLISECONDS).unref()
  })
}

/** Maps an error to a problem; unknown ones become `internal` with a cause for the log. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (!isFastifyError(error)) return new ProblemError('internal', undefined, { cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error.validation)
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ProblemError('body-too-large', undefined, { cause: error })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ProblemError('unsupported-media-type', undefined, { cause: error })
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ProblemError('invalid-json', undefined, { cause: error })
    default:
      if (isOrphaned(error)) return new ProblemError('not-found', GONE_MEANWHILE, { cause: error })
      if (isStorageFailure(error)) return new ProblemError('storage-unavailable', undefined, { cause: error })
      return error.statusCode !== undefined && error.statusCode < 500
        ? new ProblemError('invalid-request', undefined, { cause: error })
        : new ProblemError('internal', undefined, { cause: error })
  }
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error
}

type Validation = { instancePath: string; keyword: string; message?: string; params?: Record<string, unknown> }

function invalidRequest(validation: readonly unknown[]): ProblemError {
  const [first] = validation as Validation[]
  if (first?.message === 'text-not-well-formed') return new ProblemError('text-not-well-formed')
  const where = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'The request'
  return new ProblemError('invalid-request', `${where} ${complaint(first)}. Nothing was changed.`)
}

function complaint(issue: Validation | undefined): string {
  const limit = issue?.params?.maximum ?? issue?.params?.minimum
  switch (issue?.keyword) {
    case 'too_big':
      return `may hold ${limit} at most`
    case 'too_small':
      return `must hold ${limit} at least`
    case 'invalid_type':
      return `must be ${issue.params?.expected}`
    case 'invalid_value':
      return `must be one of ${[issue.params?.values].flat().join(', ')}`
    case 'unrecognized_keys':
      return 'has a field that is not known'
    default:
      return issue?.message?.startsWith('must ') ? issue.message : 'does not have the expected shape'
  }
}
