import { expect, test } from 'vitest'
import { ProblemError } from '../http/problem.ts'
import { testApp } from '../testing/app.ts'
import { askModel } from '../testing/ask-model.ts'
import { answers, misbehavingEndpoint, says } from '../testing/misbehaving-endpoint.ts'
import { openBreaker } from './breaker.ts'
import { joinChunks } from './chat-model.ts'
import { openProvider } from './providers.ts'

const unavailable = new ProblemError('assistant-unavailable')

function codeOf(work: () => void): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return (error as ProblemError).code
  }
}

test('L5 opens after five failures for 30 seconds, then lets one request through', () => {
  let elapsed = 0
  const breaker = openBreaker(() => elapsed)
  for (let count = 0; count < 4; count++) breaker.failed(unavailable)
  expect(codeOf(breaker.admit)).toBeUndefined()
  breaker.succeeded()
  for (let count = 0; count < 5; count++) breaker.failed(unavailable)
  expect(codeOf(breaker.admit)).toBe('assistant-unavailable')
  elapsed = 29_999
  expect(codeOf(breaker.admit)).toBe('assistant-unavailable')
  elapsed = 30_000
  expect([codeOf(breaker.admit), codeOf(breaker.admit)]).toEqual([undefined, 'assistant-unavailable'])
  breaker.failed(unavailable)
  elapsed = 59_999
  expect(codeOf(breaker.admit)).toBe('assistant-unavailable')
  elapsed = 60_000
  expect(codeOf(breaker.admit)).toBeUndefined()
  breaker.succeeded()
  expect([codeOf(breaker.admit), codeOf(breaker.admit)]).toEqual([undefined, undefined])
})

test('L5 honors Retry-After, up to 30 seconds', () => {
  let elapsed = 0
  const breaker = openBreaker(() => elapsed)
  breaker.failed(new ProblemError('assistant-busy', undefined, { retryAfterSeconds: 7 }))
  elapsed = 6_999
  expect(codeOf(breaker.admit)).toBe('assistant-busy')
  elapsed = 7_000
  expect(codeOf(breaker.admit)).toBeUndefined()
  breaker.failed(new ProblemError('assistant-busy', undefined, { retryAfterSeconds: 3_000 }))
  elapsed = 37_000
  expect(codeOf(breaker.admit)).toBeUndefined()
})

test('L5 ignores a wrong key, and a busy endpoint without Retry-After', () => {
  const breaker = openBreaker(() => 0)
  for (let count = 0; count < 9; count++) breaker.failed(new ProblemError('assistant-refused'))
  for (let count = 0; count < 9; count++) breaker.failed(new ProblemError('assistant-busy'))
  expect(codeOf(breaker.admit)).toBeUndefined()
})

test('L5 sends two requests per message until five failures, then none', async () => {
  const endpoint = await misbehavingEndpoint()
  const model = openProvider({ kind: 'openai-compatible', baseUrl: endpoint.baseUrl, model: 'm' })
  endpoint.behave(answers(500, '{}'))
  for (let count = 0; count < 7; count++) {
    if (count === 5) endpoint.behave(says('Fine.'))
    const answer = joinChunks(askModel(model, { turns: [{ role: 'user', content: 'Hi' }] }))
    await expect(answer).rejects.toMatchObject({ code: 'assistant-unavailable' })
  }
  expect(endpoint.heard).toHaveLength(10)
})

test.each([
  ['turns away with 400', answers(400, '{"error":{"message":"filtered"}}')],
  ['turns away as too long', answers(413, '{}')],
  ['turns away with 422', answers(422, '{}')],
  ['answers without a word', says()],
])('L5 R3 stays closed for others after five messages of one person that it %s', async (_, behaviour) => {
  const endpoint = await misbehavingEndpoint()
  const { visitor } = await testApp({
    chatModel: openProvider({ kind: 'openai-compatible', baseUrl: endpoint.baseUrl, model: 'm' }),
  })
  const provoking = visitor()
  endpoint.behave(behaviour)
  for (let count = 0; count < 6; count++)
    expect((await provoking.say('Refuse me')).statusCode).toBeGreaterThanOrEqual(500)
  expect(endpoint.heard).toHaveLength(6)
  endpoint.behave(says('Fine.'))
  const answer = await visitor().say('Hello')
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Fine.')])
})

test('L5 lets the next request try when the trial itself ends without a result, and only then', () => {
  let elapsed = 0
  const breaker = openBreaker(() => elapsed)
  const before = breaker.admit()
  for (let count = 0; count < 5; count++) breaker.failed(unavailable)
  elapsed = 1_000
  breaker.endWithoutVerdict(before)
  expect(codeOf(breaker.admit)).toBe('assistant-unavailable')
  elapsed = 30_000
  const trying = breaker.admit()
  breaker.endWithoutVerdict(before)
  expect(codeOf(breaker.admit)).toBe('assistant-unavailable')
  breaker.endWithoutVerdict(trying)
  expect([codeOf(breaker.admit), codeOf(breaker.admit)]).toEqual([undefined, 'assistant-unavailable'])
})
