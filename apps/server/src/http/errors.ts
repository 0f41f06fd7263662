import type { ProblemCode } from '@understory/contract/problem'
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
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error.validation)
  const sentence = isOrphaned(error) ? GONE_MEANWHILE : undefined
  return new ProblemError(codeOf(error), sentence, { cause: error })
}

const OF_FASTIFY: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-json',
}

function codeOf(error: unknown): ProblemCode {
  if (isOrphaned(error)) return 'not-found'
  if (isStorageFailure(error)) return 'storage-unavailable'
  if (!(error instanceof Error)) return 'internal'
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  return OF_FASTIFY[code ?? ''] ?? (statusCode < 500 ? 'invalid-request' : 'internal')
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
