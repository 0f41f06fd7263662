import type { Endpoint, Output } from '@understory/contract/endpoint'
import { IDEMPOTENCY_KEY_LENGTH } from '@understory/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'
import type { Visitor } from './visitor.ts'

export type Call<E extends Endpoint> = {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
  visitor: Visitor
  /** What the client named this write, so that sending it again does nothing twice. */
  idempotencyKey: string | undefined
  /** Ends when the client goes away. */
  signal: AbortSignal
}

/** Serves one endpoint of the contract: its schemas check what comes in and what goes out. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Output<E['reply']>>,
): void {
  const { method, path, summary, params, query, body, bodyLimit, status, reply: schema } = endpoint
  app.route({
    method,
    url: path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [status]: schema },
    },
    handler: async (request, reply) => {
      const result = await handle({
        params: request.params as Output<E['params']>,
        query: request.query as Output<E['query']>,
        body: request.body as Output<E['body']>,
        visitor: request.visitor,
        idempotencyKey: idempotencyKeyOf(request),
        signal: request.signal,
      })
      reply.code(status)
      return status === 204 ? undefined : result
    },
  })
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
