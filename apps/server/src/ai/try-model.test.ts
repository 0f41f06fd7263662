import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ModelChoice } from '@understory/contract/models'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/app.ts'
import { answers, cutsAfter, hangsAfter, says, streams } from '../testing/misbehaving-endpoint.ts'
import { choicesAt, modelStandIn, saysAsAnthropic, testModels } from '../testing/model-stand-in.ts'
import type { ModelManager } from './models.ts'

const KEY = 'sk-canary-key'
const patience = () => AbortSignal.timeout(20_000)

async function settle() {
  const standIn = await modelStandIn()
  const file = join(temporaryFolder(), 'models.json')
  const models = await testModels({ file, ollamaAddress: standIn.origin, anthropicAddress: standIn.baseUrl })
  return { standIn, models, file, choices: choicesAt(standIn, { key: KEY }) }
}

async function problemOf(models: ModelManager, choice: ModelChoice): Promise<string> {
  const tested = await models.test(choice, patience())
  return tested.outcome === 'failed' ? tested.problem : `It answered: ${tested.answer}`
}

test('reports time to first word and answer for every kind, and stores nothing', async () => {
  const { standIn, models, file, choices } = await settle()
  for (const choice of choices) {
    const tested = await models.test(choice, patience())
    expect(tested).toEqual({
      outcome: 'answered',
      firstWordsMilliseconds: expect.any(Number),
      answer: 'Hello from llama3.2.',
    })
  }
  expect(await models.test({ kind: 'built-in' }, patience())).toMatchObject({ outcome: 'answered' })
  expect([existsSync(file), models.source()]).toEqual([false, 'found'])
  const said = standIn.heard.map(({ body }) => JSON.stringify(body)).filter((body) => body.includes('Say hello'))
  expect(said).toHaveLength(3)
})

/** Service behavior and the expected message. */
const FAULTS: readonly [what: string, behavior: (response: ServerResponse) => unknown, says: RegExp][] = [
  ['refuses the key', answers(401, `{"error":{"message":"canary ${KEY}"}}`), /refuses the key|asks for a key/],
  ['forbids the model', answers(403, '{"error":{"message":"canary"}}'), /refuses the key|asks for a key/],
  ['knows no such model', answers(404, '{"error":{"message":"canary"}}'), /no model "llama3\.2"/],
  ['is busy or unpaid', answers(429, '{"error":{"message":"canary"}}'), /busy, or the account has no credit/],
  ['turns the question down', answers(400, '{"error":{"message":"canary"}}'), /turned the question down/],
  ['fails', answers(500, '{"error":{"message":"canary"}}'), /a problem on its side \(500\)/],
  ['does not take this method', answers(405, 'canary'), /does not answer as a language model does \(405\)/],
  [
    'answers with a page',
    answers(200, '<p>canary</p>', { 'content-type': 'text/html' }),
    /not answer as a language model/,
  ],
  ['streams what is no JSON', streams('data: {canary\n\n'), /not answer as a language model/],
  ['leads elsewhere', answers(307, '', { location: 'http://169.254.169.254/canary' }), /redirects to another one/],
  ['hangs before its headers', hangsAfter(), /did not answer in time/],
  ['breaks off', (response) => cutsAfter('canary')(response), /broke off|not answer as/],
  ['closes the door', (response) => response.destroy(), /Nothing answers|Is it running|cannot be reached/],
]

test.each(FAULTS)('L1 P1 explains a service that %s without its text or the key', async (_what, behavior, says) => {
  const { standIn, models, choices } = await settle()
  standIn.behaveInChat(behavior as (response: ServerResponse) => void)
  for (const choice of choices) {
    const problem = await problemOf(models, choice)
    expect(problem, choice.kind).toMatch(says)
    expect(problem).not.toMatch(/canary|169\.254/)
    expect(problem.split(/[.?!] /).length).toBeLessThanOrEqual(4)
  }
})

test('L1 tells a silent address, an unknown name and a refused address apart', async () => {
  const { models } = await settle()
  const at = (address: string): ModelChoice => ({ kind: 'openai-compatible', address, model: 'm' })
  expect(await problemOf(models, at('http://127.0.0.1:1/v1'))).toBe(
    'Nothing answers at 127.0.0.1:1. Is it running? Check the address and the port.',
  )
  const nobody = await testModels({
    resolve: async () => {
      throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
    },
  })
  expect(await problemOf(nobody, at('https://models.example/v1'))).toBe(
    'There is no server named models.example. Check the address.',
  )
  expect(await problemOf(nobody, { kind: 'ollama', model: 'm' })).toMatch(/^Ollama does not answer\. Is it running\?/)
  expect(await problemOf(models, at('http://169.254.169.254/v1'))).toMatch(/^Understory sends nothing/)
  expect(await problemOf(models, at('models.example'))).toMatch(/^Enter the whole address/)
  expect(await problemOf(models, { kind: 'anthropic', model: 'm' })).toBe('Anthropic needs a key.')
  const rebound = await testModels({ resolve: async () => [{ address: '169.254.169.254', family: 4 }] })
  expect(await problemOf(rebound, at('https://models.example/v1'))).toMatch(/^Understory sends nothing/)
})

test('P1 shows 200 characters of an answer, with the key removed anywhere', async () => {
  const { standIn, models, choices } = await settle()
  for (const before of ['', 'x'.repeat(190)]) {
    for (const [choice, speak] of [
      [choices[1], says],
      [choices[2], saysAsAnthropic],
    ] as const) {
      standIn.behaveInChat(speak(before, KEY.slice(0, 5), KEY.slice(5), ' 🌳'.repeat(200)))
      const tested = await models.test(choice as ModelChoice, patience())
      const answer = tested.outcome === 'answered' ? tested.answer : ''
      expect(answer.startsWith(`${before}…`)).toBe(true)
      expect(answer).not.toMatch(/canary|sk-/)
      expect(answer.length).toBeLessThanOrEqual(200)
      expect(answer.isWellFormed()).toBe(true)
    }
  }
})

test('P1 shows no part of the key when the answer is nothing else', async () => {
  const { standIn, models } = await settle()
  for (const key of [KEY, `${KEY}-`, `${KEY}-${'k'.repeat(486)}`]) {
    standIn.behaveInChat(says(...Array.from(key.repeat(80).slice(0, 1_000))))
    const [, choice] = choicesAt(standIn, { key })
    const tested = await models.test(choice as ModelChoice, patience())
    expect(tested).toMatchObject({ outcome: 'answered', answer: expect.stringMatching(/^…+$/) })
  }
})

test('aborts a test when the client disconnects', async () => {
  const { standIn, models, choices } = await settle()
  standIn.behaveInChat(hangsAfter())
  const leaving = new AbortController()
  const testing = models.test(choices[1] as ModelChoice, leaving.signal)
  setTimeout(() => leaving.abort(), 50)
  expect((await testing).outcome).toBe('failed')
})
