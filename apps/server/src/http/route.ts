import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Endpoint, Output, Schema } from '@understory/contract/endpoint'
import { IDEMPOTENCY_KEY_LENGTH } from '@understory/contract/limits'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { z } from 'zod'
import { callerOf, isFromThisMachine } from './caller.ts'
import { timeoutAfter } from './deadline.ts'
import { type Emit, sendEvents, type TOLD, wantsEvents } from './event-stream.ts'
import { disconnectSignal } from './leaving.ts'
import { ProblemError } from './problem.ts'
import { disconnectSlowBodies } from './slow-bodies.ts'
import type { Visitor, Writer } from './visitor.ts'
import { WrittenReply } from './written-reply.ts'

type CookieJar = {
  read: (name: string) => string | undefined
  set: (name: string, value: string, options: CookieSerializeOptions) => void
}

export type Call<E extends Endpoint> = {
  params: Output<E['params']>
  query: Output<E['query']>
  /** Undefined when the body is raw bytes. */
  body: E extends { rawBody: readonly string[] } ? Output<E['body']> | undefined : Output<E['body']>
  /** The body, when its media type is one of the endpoint's raw types. */
  bytes: Uint8Array | undefined
  header: (name: string) => string | undefined
  visitor: Visitor
  writer: Writer
  /** Client address after trusted proxies; the /64 network for IPv6. */
  address: string
  /** Whether the request comes from this machine, under a loopback name, through no proxy. */
  isFromThisMachine: () => boolean
  cookies: CookieJar
  /** For values that the reply's schema has no room for. */
  setHeader: (name: string, value: string) => void
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  wantsEvents: boolean
  /** Sends an event, if the client accepts them. */
  emit: (event: Output<E['events']>) => void
}

/** Slower uploads only hold a connection. */
const disconnectSlow = disconnectSlowBodies({
  bytesPerSecond: 1024,
  graceMilliseconds: 30_000,
  everyMilliseconds: 5_000,
})

const HANDLER_MILLISECONDS = 15_000
/** A model may take two minutes; a recording as long to upload and again to be transcribed. */
const MODEL_MILLISECONDS = 125_000
const RECORDING_MILLISECONDS = 275_000

/** Endpoints with longer timeouts, from first request byte to last response byte. */
export const SLOW_ROUTES: Readonly<Record<string, number>> = {
  'POST /api/chatbot': MODEL_MILLISECONDS,
  'POST /api/assistant/message': MODEL_MILLISECONDS,
  'POST /api/rehearsals/free': MODEL_MILLISECONDS,
  'GET /api/nav/sub-branches': MODEL_MILLISECONDS,
  'POST /api/nav/seed-page': MODEL_MILLISECONDS,
  'POST /api/translate': MODEL_MILLISECONDS,
  'POST /api/models/test': MODEL_MILLISECONDS,
  'GET /api/account': MODEL_MILLISECONDS,
  'POST /api/account/import': MODEL_MILLISECONDS,
  'POST /api/analyze/text': MODEL_MILLISECONDS,
  'POST /api/analyze/voice': RECORDING_MILLISECONDS,
}

/**
 * Serves an endpoint of the contract; its schemas validate requests and replies. Clients that accept events get those,
 * others the whole reply.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Output<E['reply']> | WrittenReply<E> | typeof TOLD>,
  /** Hooks that run before the body is read. */
  onRequest: onRequestHookHandler[] = [],
): void {
  const { method, path, summary, params, query, body, bodyLimit, rawBody, status, reply: schema, events } = endpoint
  if (rawBody) {
    // A scope of its own: other routes reject these media types.
    app.register(async (scope) => {
      scope.addContentTypeParser([...rawBody], { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
      serve(scope)
    })
  } else serve(app)

  function serve(scope: FastifyInstance): void {
    const giveUp = timeoutAfter(SLOW_ROUTES[`${method} ${path}`] ?? HANDLER_MILLISECONDS)
    scope.route({
      method,
      url: path,
      onRequest: [giveUp, ...(body && !rawBody ? [disconnectSlow] : []), ...onRequest],
      ...(bodyLimit !== undefined && { bodyLimit }),
      schema: {
        summary,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body: rawBody ? bodyByMediaType(body, rawBody) : body }),
        response: { [status]: schema },
      },
      handler: async (request, reply) => {
        const leaving = disconnectSignal(reply)
        const { owner, identify } = request.visitor
        const work = (emit: Emit, signal: AbortSignal) =>
          handle({
            params: request.params as Output<E['params']>,
            query: request.query as Output<E['query']>,
            body: (isRaw(request.body) ? undefined : request.body) as Call<E>['body'],
            bytes: isRaw(request.body) ? request.body : undefined,
            header: (name) => [request.headers[name]].flat()[0],
            visitor: request.visitor,
            writer: { owner, identify, key: idempotencyKeyOf(request) },
            address: callerOf(request.ip),
            isFromThisMachine: () => isFromThisMachine(request),
            cookies: {
              read: (name) => request.cookies[name],
              set: (name, value, options) => void reply.setCookie(name, value, options),
            },
            setHeader: (name, value) => void reply.header(name, value),
            signal,
            wantsEvents: wantsEvents(request),
            emit: emit as Call<E>['emit'],
          })
        if (events && wantsEvents(request)) return sendEvents(app, { request, reply }, leaving, work)
        const result = await work(() => {}, leaving)
        reply.code(status)
        if (result instanceof WrittenReply) return reply.type('application/json; charset=utf-8').send(result.json)
        return status === 204 ? undefined : result
      },
    })
  }
}

const isRaw = (body: unknown) => body instanceof Uint8Array

function bodyByMediaType(body: Schema, rawBody: readonly string[]) {
  const types = rawBody.map((type) => [type, { schema: z.instanceof(Uint8Array) }] as const)
  return { content: Object.fromEntries([['application/json', { schema: body }] as const, ...types]) }
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > IDEMPOTENCY_KEY_LENGTH) {
    throw new ProblemError(
      'invalid-request',
      `Idempotency-Key may hold ${IDEMPOTENCY_KEY_LENGTH} visible characters at most. Nothing was changed.`,
    )
  }
  return key
}
