import { expect, test } from 'vitest'
import { ProblemError } from '../http/problem.ts'
import { testApp } from '../testing/app.ts'
import { failing } from '../testing/chat-models.ts'
import { Metrics } from './registry.ts'

test('P3 serves no metrics unless enabled, nor through a proxy', async () => {
  expect((await (await testApp()).app.inject('/metrics')).statusCode).toBe(404)
  const { app } = await testApp({ hasMetrics: true })
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded']) {
    const response = await app.inject({ url: '/metrics', headers: { [name]: '203.0.113.5' } })
    expect([response.statusCode, response.json().code]).toEqual([404, 'not-found'])
  }
})

test('P1 reports routes, outcomes, streams, workers and memory, never text or owners', async () => {
  const { person, store, app } = await testApp({
    hasMetrics: true,
    chatModel: failing(new ProblemError('assistant-busy')),
  })
  expect((await person.say('canary-words')).statusCode).toBe(503)
  await person.ask('GET', '/api/conversations?before=canary-query')
  await person.ask('DELETE', '/api/conversations/canary-id')
  await person.ask('GET', '/canary-page')
  const response = await app.inject('/metrics')
  expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = response.body.split('\n')
  expect(lines).toContain('understory_request_seconds_count{method="POST",route="/api/chatbot",status="5xx"} 1')
  expect(lines).toContain(
    'understory_request_seconds_bucket{method="POST",route="/api/chatbot",status="5xx",le="+Inf"} 1',
  )
  expect(lines).toContain('understory_problems_total{route="/api/chatbot",code="assistant-busy"} 1')
  expect(lines).toContain('understory_model_answers_total{model="language-model",outcome="assistant-busy"} 1')
  expect(lines).toContain('understory_open_streams 0')
  expect(lines).toContain('understory_worker_tasks{pool="recordings",state="waiting"} 0')
  expect(response.body).toMatch(/understory_event_loop_delay_seconds\{quantile="0\.99"\} \d/)
  expect(response.body).toMatch(/understory_memory_bytes\{kind="resident"\} \d{7,}/)
  const [owner] = await store.read.selectFrom('owners').select('id').execute()
  expect(response.body).not.toMatch(/canary/)
  expect(response.body).not.toContain(owner?.id)
})

test('P1 P3 keeps labels to a fixed list for odd addresses and methods', async () => {
  const { app } = await testApp({ hasMetrics: true })
  const probe = async (mark: string) => {
    for (const url of [
      `/${mark}`,
      `/api/${mark}`,
      `/api/conversations/${mark}`,
      `/api/conversations/${mark}/turns/${mark}`,
      `/api/conversations/${mark.repeat(60)}`,
      `/api/shared/${mark}`,
      `/assets/${mark}.js`,
      `/api/nav/sub-branches?branch=${mark}`,
      `/api/%zz${mark}`,
      `/api/health?${mark}="\n`,
    ])
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PUT', 'PROPFIND'] as const)
        await app.inject({ method, url, headers: { host: mark, 'user-agent': mark, cookie: `understory=${mark}` } })
    return (await app.inject('/metrics')).body
  }
  await probe('canary-one')
  const first = await probe('canary-two')
  const second = await probe('canary-three')
  expect(second).not.toMatch(/canary/)
  expect(second.split('\n')).toHaveLength(first.split('\n').length)
  for (const [, route = ''] of second.matchAll(/route="([^"]*)"/g)) expect(route).toMatch(/^(?:page|\/[a-z/:-]*)$/)
})

test('writes Prometheus text with cumulative buckets and escaped labels', () => {
  const metrics = new Metrics()
  const sizes = metrics.histogram('sizes', 'Sizes.', [1, 10])
  for (const value of [0.5, 1, 5, 100]) sizes.observe({ kind: 'a"b\\c\nd' }, value)
  metrics.counter('seen_total', 'Seen.').add({}, 2)
  expect(metrics.render()).toBe(
    [
      '# HELP sizes Sizes.',
      '# TYPE sizes histogram',
      'sizes_bucket{kind="a\\"b\\\\c\\nd",le="1"} 2',
      'sizes_bucket{kind="a\\"b\\\\c\\nd",le="10"} 3',
      'sizes_bucket{kind="a\\"b\\\\c\\nd",le="+Inf"} 4',
      'sizes_sum{kind="a\\"b\\\\c\\nd"} 106.5',
      'sizes_count{kind="a\\"b\\\\c\\nd"} 4',
      '# HELP seen_total Seen.',
      '# TYPE seen_total counter',
      'seen_total 2',
      '',
    ].join('\n'),
  )
})
