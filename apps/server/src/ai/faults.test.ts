import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { ProblemError } from '../http/problem.ts'
import { askModel } from '../testing/ask-model.ts'
import {
  answers,
  chunk,
  cutsAfter,
  hangsAfter,
  misbehavingEndpoint,
  says,
  streams,
} from '../testing/misbehaving-endpoint.ts'
import type { ChatModel } from './chat-model.ts'
import { openProvider } from './providers.ts'

type Behavior = (response: ServerResponse) => void | Promise<void>
type Outcome = { code: string | undefined; words: string }

const DEADLINES = { firstWord: 2_000, nextWord: 1_500, total: 5_000 }
const STREAM = { 'content-type': 'text/event-stream' }
const unavailable: Outcome = { code: 'assistant-unavailable', words: '' }
const refused: Outcome = { code: 'assistant-refused', words: '' }
const busy: Outcome = { code: 'assistant-busy', words: '' }
const brokenOff = (words: string): Outcome => ({ code: 'assistant-interrupted', words })

/** One byte at a time, forever. */
const drips: Behavior = (response) => {
  response.writeHead(200, STREAM)
  response.write(chunk('First '))
  const drop = setInterval(() => response.write(':'), 50)
  response.on('close', () => clearInterval(drop))
}

const cutsInCharacter: Behavior = (response) => {
  const bytes = Buffer.from(chunk('caf\u00e9'))
  response.writeHead(200, STREAM)
  response.write(chunk('First '))
  setTimeout(() => {
    response.write(bytes.subarray(0, bytes.indexOf(0xc3) + 1))
    setTimeout(() => response.destroy(), 50)
  }, 50)
}

const cutsWithLength: Behavior = async (response) => {
  response.writeHead(200, { ...STREAM, 'content-length': '10000' })
  await new Promise((resolve) => response.write(chunk('First '), resolve))
  response.destroy()
}

const talksWithoutEnd: Behavior = (response) => {
  response.writeHead(200, STREAM)
  const talk = setInterval(() => response.write(chunk('word '.repeat(200))), 1)
  response.on('close', () => clearInterval(talk))
}

const bomb = gzipSync(Buffer.alloc(100 * 2 ** 20, ' '))
const gzipBomb: Behavior = (response) => {
  response.writeHead(200, { ...STREAM, 'content-encoding': 'gzip' })
  response.end(bomb)
}

const tomorrow = new Date(Date.now() + 20_000).toUTCString()

/** Fault and expected outcome. A function points to another address than the endpoint's. */
const FAULTS: [name: string, behaviour: Behavior | { at: (baseUrl: string) => string }, outcome: Outcome][] = [
  ['has no name', { at: () => 'http://nothing.invalid/v1' }, unavailable],
  ['refuses the connection', { at: () => 'http://127.0.0.1:1/v1' }, unavailable],
  ['has no certificate', { at: (baseUrl) => baseUrl.replace('http:', 'https:') }, unavailable],
  ['hangs before its headers', hangsAfter(), { code: 'assistant-silent', words: '' }],
  ['hangs after some words', hangsAfter('First '), brokenOff('First ')],
  ['drips', drips, brokenOff('First ')],
  ['breaks off inside a character', cutsInCharacter, brokenOff('First ')],
  ['breaks off before its stated length', cutsWithLength, brokenOff('First ')],
  ['breaks off', cutsAfter('First '), brokenOff('First ')],
  ['ends without saying so', streams(chunk('First ')), brokenOff('First ')],
  ['talks without end', talksWithoutEnd, brokenOff('word')],
  ['sends a line of 10 MB', streams(`data: ${'x'.repeat(10 * 2 ** 20)}\n\n`), unavailable],
  ['sends events in no order', streams('data: [DONE]\n\nid: 7\n\nevent: error\n\n'), unavailable],
  ['sends malformed JSON', streams('data: {"choices": [\n\n'), unavailable],
  ['answers with a page', answers(200, '<html></html>', { 'content-type': 'text/html' }), unavailable],
  ['answers with nothing', answers(200, ''), unavailable],
  ['answers with an image', answers(200, 'GIF89a', { 'content-type': 'image/gif' }), unavailable],
  ['says no word', says(), { code: 'assistant-empty', words: '' }],
  ['leads elsewhere', answers(307, '', { location: 'http://127.0.0.1:1/v1' }), unavailable],
  ['sends a bomb', gzipBomb, unavailable],
  ['calls the request bad', answers(400, '{"error":{"message":"bad"}}'), unavailable],
  ['refuses the key', answers(401, '{}'), refused],
  ['is busy for seconds', answers(429, '{}', { 'retry-after': '7' }), busy],
  ['is busy until a time', answers(429, '{}', { 'retry-after': tomorrow }), busy],
  ['is busy', answers(429, '{}'), busy],
  ['fails', answers(500, '{}'), unavailable],
  ['is not there at present', answers(503, '{}', { 'retry-after': '1' }), unavailable],
]

async function hear(model: ChatModel): Promise<Outcome> {
  let words = ''
  try {
    for await (const piece of askModel(model, { turns: [{ role: 'user', content: 'How do I ask my boss?' }] }))
      words += piece
    return { code: undefined, words }
  } catch (error) {
    return { code: error instanceof ProblemError ? error.code : String(error), words }
  }
}

test('L1 L4 L5 maps each of 27 faults to its outcome in time, keeps partial text, retries once at most', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const outcomes: unknown[] = []
  for (const [name, behaviour, expected] of FAULTS) {
    const endpoint = await misbehavingEndpoint()
    if (typeof behaviour === 'function') endpoint.behave(behaviour)
    const baseUrl = typeof behaviour === 'function' ? endpoint.baseUrl : behaviour.at(endpoint.baseUrl)
    const { code, words } = await hear(
      openProvider({ kind: 'openai-compatible', baseUrl, model: 'm', deadlines: DEADLINES }),
    )
    const isKept = expected.words === '' ? words === '' : words.startsWith(expected.words)
    outcomes.push({ name, code, isKept, hasFewCalls: endpoint.heard.length <= 2 })
  }
  expect(outcomes).toEqual(FAULTS.map(([name, , { code }]) => ({ name, code, isKept: true, hasFewCalls: true })))
  expect(FAULTS.length).toBeGreaterThanOrEqual(24)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(unhandled).toEqual([])
})
