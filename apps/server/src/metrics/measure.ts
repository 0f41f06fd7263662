import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { cameThroughProxy } from '../http/caller.ts'
import { openStreams } from '../http/event-stream.ts'
import { ProblemError } from '../http/problem.ts'
import type { Pool } from '../workers/pool.ts'
import type { Metrics } from './registry.ts'

const DURATIONS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]
const QUANTILES = [50, 90, 99]
const RESOLUTION_MILLISECONDS = 10

/** Counts responses by route pattern; call before any route is added. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const seconds = metrics.histogram('understory_request_seconds', 'Requests by how long they took.', DURATIONS_SECONDS)
  const problems = metrics.counter(
    'understory_problems_total',
    'Problem replies by code; refusals by a limit among them.',
  )
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'page'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    seconds.observe({ method, route, status }, reply.elapsedTime / 1000)
    if (request.problem) problems.add({ route, code: request.problem.code })
  })
  metrics.gauge('understory_open_streams', 'Answers that are being streamed.', () => [
    { labels: {}, value: openStreams(app) },
  ])
}

export function measureProcess(app: FastifyInstance, metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  metrics.gauge(
    'understory_event_loop_delay_seconds',
    'How late the event loop ran since somebody last looked.',
    () => {
      const values = QUANTILES.map((quantile) => ({
        labels: { quantile: String(quantile / 100) },
        value: delay.percentile(quantile) / 1e9,
      }))
      const all = [...values, { labels: { quantile: '1' }, value: delay.max / 1e9 }]
      delay.reset()
      return all
    },
  )
  metrics.gauge('understory_memory_bytes', 'Memory of the process.', () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    return Object.entries({ resident: rss, heap: heapUsed, external }).map(([kind, value]) => ({
      labels: { kind },
      value,
    }))
  })
  metrics.gauge('understory_uptime_seconds', 'Since the process began.', () => [
    { labels: {}, value: process.uptime() },
  ])
}

/** Workers, busy workers and queued tasks of each pool. */
export function measurePools(
  pools: Readonly<Record<string, Pick<Pool<never, unknown>, 'load'> | null>>,
  metrics: Metrics,
): void {
  metrics.gauge('understory_worker_tasks', 'Threads, and tasks in them or waiting, by pool.', () =>
    Object.entries(pools).flatMap(([pool, one]) =>
      Object.entries(one?.load() ?? {}).map(([state, value]) => ({ labels: { pool, state }, value })),
    ),
  )
}

/** Serves `/metrics`, but not to requests through a proxy. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    if (cameThroughProxy(request)) throw new ProblemError('not-found')
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(metrics.render())
  })
}
