import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from './errors.ts'
import { ProblemError, presentProblem } from './problem.ts'

/** Heartbeat: proxies drop idle connections. */
const BEAT_MILLISECONDS = 15_000
/** Session check interval: ended sessions end their streams, also across processes. */
const SESSION_LOOK_MILLISECONDS = 3_000
const SIGNED_OUT = 'This browser was signed out meanwhile, so the answer stops here.'

type ServerEvent = { event: string; [detail: string]: unknown }
export type Emit = (event: ServerEvent) => void

const open = new WeakMap<FastifyInstance, Set<AbortController>>()

/** Ends streams before the server closes; otherwise it would wait for them. */
export function endStreamsOnClose(app: FastifyInstance): void {
  const streams = new Set<AbortController>()
  open.set(app, streams)
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.abort(new ProblemError('closing'))
  })
}

export function openStreams(app: FastifyInstance): number {
  return open.get(app)?.size ?? 0
}

export function wantsEvents({ headers: { accept } }: FastifyRequest): boolean {
  return accept?.split(',').some((type) => type.trim().startsWith('text/event-stream')) ?? false
}

/** Returned by a handler whose last event stands for the reply. */
export const TOLD = Symbol('told')

type Work = (emit: Emit, signal: AbortSignal) => Promise<unknown>

/**
 * Responds with server-sent events. Before the first event an error is an ordinary problem reply, after it the last
 * event.
 *
 * @param leaving aborts when the client disconnects
 * @param work returns the reply of the `done` event, or TOLD
 */
export async function sendEvents(
  app: FastifyInstance,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  leaving: AbortSignal,
  work: Work,
): Promise<FastifyReply> {
  const body = new PassThrough().on('error', () => {})
  const closing = new AbortController()
  const streams = open.get(app)
  streams?.add(closing)
  // Headers are already sent with keep-alive, which would delay shutdown.
  closing.signal.addEventListener('abort', () => reply.raw.once('finish', () => request.raw.socket.destroySoon()))
  const beat = setInterval(() => body.write(':\n\n'), BEAT_MILLISECONDS)
  const look = setInterval(async () => {
    const isIn = await request.visitor.isSessionAlive().catch(() => true)
    if (!isIn) closing.abort(new ProblemError('not-found', SIGNED_OUT))
  }, SESSION_LOOK_MILLISECONDS).unref()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const write = (event: ServerEvent) => {
    if (!leaving.aborted) body.write(`event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`)
  }
  const emit: Emit = (event) => {
    write(event)
    begin()
  }

  const done = work(emit, AbortSignal.any([leaving, closing.signal]))
    .then((result) => {
      if (result !== TOLD) write({ event: 'done', reply: result })
    })
    .finally(() => {
      clearInterval(beat)
      clearInterval(look)
      streams?.delete(closing)
    })
  await Promise.race([begun, done])
  void done
    .catch((error: unknown) => {
      const problem = problemOf(closing.signal.aborted ? closing.signal.reason : error)
      request.problem = problem
      write({ event: 'problem', problem: presentProblem(problem, request.id) })
    })
    .finally(() => body.end())
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(body)
}
