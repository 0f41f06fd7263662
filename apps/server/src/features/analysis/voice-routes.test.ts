import { connect } from 'node:net'
import { AUDIO_BYTES } from '@understory/contract/limits'
import { RATE, silence, talk } from '@understory/insight/voice/test-sounds'
import { encodeWav } from '@understory/wav/encode'
import { ascii, chunk, formatChunk, type Header, join, randomSource, riff, wavFile } from '@understory/wav/test-files'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test, vi } from 'vitest'
import { type Transcriber, TranscriberError } from '../../ai/transcriber.ts'
import { type TestVisitor, testApp } from '../../testing/app.ts'
import { onEngines, rowsIn } from '../../testing/stores.ts'

// A worker loads the whole engine before its first recording.
vi.setConfig({ testTimeout: 60_000 })

const wav = (samples: Float32Array) => Buffer.from(encodeWav(samples, RATE))
const spoken = wav(talk({ seconds: 12, rate: 4 }))
const WORDS = 'Thank you so much for coming here today, we are glad to see you all again. '.repeat(2).trim()

const ADDRESS = '/api/analyze/voice'
const transcribed = { 'understory-transcript': encodeURIComponent(WORDS) }

const analyze = (visitor: TestVisitor, more: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  visitor.ask('POST', ADDRESS, { audio: spoken.toString('base64'), context: 'Work', ...more }, headers)

const raw = (visitor: TestVisitor, body: Buffer, query = '', headers: Record<string, string> = {}) =>
  visitor.ask('POST', ADDRESS + query, body, { 'content-type': 'audio/wav', ...headers })

test('VOICE-05 returns the same reply for base64 JSON and raw WAV, with every field', async () => {
  const { visitor } = await testApp()
  const asJson = await analyze(visitor())
  const asFile = await raw(visitor(), spoken, '?context=Work')
  expect([asJson.statusCode, asFile.statusCode]).toEqual([200, 200])
  const reply = asJson.json()
  expect({ ...asFile.json(), id: reply.id, conversationId: reply.conversationId }).toEqual(reply)
  expect(reply).toMatchObject({
    transcript: '',
    tone: { warmth: null, confidence: null, formality: null },
    clarity: { score: null },
    words: { isEstimated: true },
    pace: { assessment: expect.stringContaining('words a minute'), band: { low: 140, high: 190 } },
    emotion: { primary: null, secondary: null, intensity: null },
    summary: expect.stringContaining('words a minute'),
  })
  expect(reply.duration).toBeCloseTo(12, 0)
  expect(reply.words.count).toBeCloseTo(reply.measures.syllables / 1.5, 0)
  expect(reply.words.perMinute).toBe(Math.round(reply.measures.wordsPerMinute))
  expect(reply.pace.score).toBe(Math.round(reply.scores.pace.value))
})

test("VOICE-12 P1 returns and scores the browser's transcript, and stores and logs no word of it", async () => {
  const { person, store, log } = await testApp()
  const asJson = (await analyze(person, { transcript: WORDS })).json()
  const asFile = (await raw(person, spoken, '?context=Work', transcribed)).json()
  const slashes = JSON.stringify({ audio: spoken.toString('base64'), transcript: WORDS }).replaceAll('/', '\\/')
  const type = { 'content-type': 'application/json' }
  const escaped = (await person.ask('POST', ADDRESS, Buffer.from(slashes), type)).json()
  const words = { count: 32, isEstimated: false }
  for (const reply of [asJson, asFile, escaped])
    expect(reply).toMatchObject({ transcript: WORDS, transcriptSource: 'browser', words })
  expect(log.length).toBeGreaterThan(0)
  const kept = JSON.stringify([await rowsIn(store, 'turns'), log])
  expect(decodeURIComponent(kept.replaceAll('%', '%25'))).not.toMatch(/Thank(%20| )you/)
})

onEngines('VOICE-07 stores figures and a conversation, never the sound, on %s', async ({ visitor, store, log }) => {
  const [person, other] = [visitor(), visitor()]
  const { id, conversationId, summary } = (await analyze(person, { transcript: WORDS })).json()
  expect(await person.read('/api/dashboard')).toMatchObject({ voiceAnalyses: 1, conversations: 1, exchanges: 0 })
  expect(await person.read('/api/conversations')).toEqual([
    expect.objectContaining({ id: conversationId, title: 'Recording of 0:12', content: `Understory: ${summary}` }),
  ])
  const [take] = await person.read('/api/voice-takes?context=Work')
  expect(take).toMatchObject({ id, context: 'Work', paceScore: expect.any(Number) })
  expect(Math.max(...take.outline)).toBe(1)
  expect((await person.read('/api/dashboard')).recentVoice).toEqual([take])
  expect(await person.read('/api/voice-takes?context=Faith')).toEqual([])
  expect(await other.read('/api/voice-takes')).toEqual([])
  const rows = await Promise.all((['results', 'turns', 'requests'] as const).map((table) => rowsIn(store, table)))
  const kept = JSON.stringify([rows, log])
  expect(kept).not.toContain(spoken.toString('base64').slice(2000, 2040))
  expect(kept).not.toContain('Thank you')
})

test.each([
  ['a percent sign alone', '%'],
  ['half an escape', '%E0%A4'],
  ['an escape that is none', '%zz'],
  ['bytes that are no UTF-8', '%C3%28'],
  ['a surrogate alone', '%ED%A0%80'],
  ['a zero byte', 'a%00b'],
])('I3 rejects a transcript header with %s, and stores nothing', async (_what, header) => {
  const { visitor, store } = await testApp()
  const response = await raw(visitor(), spoken, '?context=Work', { 'understory-transcript': header })
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-request'])
  expect(await rowsIn(store, 'owners')).toEqual([])
})

test('I3 survives malformed transcript headers: too long, repeated, not encoded', async () => {
  const { app, visitor } = await testApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (query: string, headers: readonly string[] = []) => {
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    const lines = [`POST /api/analyze/voice${query} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers]
    socket.on('error', () => {})
    socket.write(
      Buffer.from(`${[...lines, 'content-type: audio/wav', 'content-length: 3'].join('\r\n')}\r\n\r\nabc`, 'latin1'),
    )
    let answer = ''
    for await (const data of socket) answer += data
    return Number(answer.split(' ')[1])
  }
  const name = 'understory-transcript'
  const statuses = [
    await send('', [`${name}: caf\xe9 \xff\xfe`]),
    await send('', [`${name}: one`, `${name}: two`]),
    await send('', [`${name}: ${'a'.repeat(9_000)}`]),
    await send('', [`${name}: ${'%41'.repeat(20_000)}`]),
    await send('', [`${name}:`]),
    await send('', [`${name}: a\rb`]),
  ]
  for (const query of ['%E0%A4', '%00', 'a&context=b', 'a'.repeat(9_000)])
    statuses.push(await send(`?context=${query}`))
  statuses.push(await send('?context[]=a'))
  expect(statuses.map((status) => Math.floor(status / 100))).toEqual(Array(11).fill(4))
  expect((await visitor().say('Still here')).statusCode).toBe(200)
})

test('stores a transcript on request, and deletes it with the conversation', async () => {
  const { person, store } = await testApp()
  await analyze(person, { transcript: WORDS, keepTranscript: true })
  const [conversation] = await person.read('/api/conversations')
  expect(conversation.content).toMatch(/^You: Thank you so much.*\n\nUnderstory: /)
  expect(conversation.title).toMatch(/^Thank you so much/)
  await person.ask('DELETE', '/api/conversations')
  expect(JSON.stringify(await rowsIn(store, 'results'))).not.toContain('Thank you')
  expect(await person.read('/api/dashboard')).toMatchObject({ voiceAnalyses: 1 })
})

test('D2 measures again for a repeated key and stores one result', async () => {
  const { person } = await testApp()
  const first = (await analyze(person, {}, { 'idempotency-key': 'k' })).json()
  const again = (await analyze(person, {}, { 'idempotency-key': 'k' })).json()
  expect(again).toEqual(first)
  expect(await person.read('/api/voice-takes')).toHaveLength(1)
  const other = await analyze(person, { context: 'Faith' }, { 'idempotency-key': 'k' })
  expect(other.json().code).toBe('idempotency-key-reused')
})

test('compares with three recordings of the same context only', async () => {
  const { person } = await testApp()
  await analyze(person, { context: 'Faith' })
  for (let count = 0; count < 3; count++) expect((await analyze(person)).json().scores.usual).toBeNull()
  const { scores } = (await analyze(person)).json()
  expect(scores.usual[0]).toMatchObject({ measure: 'wordsPerMinute', says: expect.stringContaining('usual for you') })
  expect(scores.tone.confidence.value).not.toBeNull()
})

test('measures what has no speech, or too little to score, as nulls with a reason, outside of trends', async () => {
  const { person } = await testApp()
  const measured = async (samples: Float32Array) => {
    const reply = (await raw(person, wav(samples), '?context=Work')).json()
    return { reply, take: (await person.read('/api/voice-takes'))[0] }
  }
  const hum = Float32Array.from({ length: 12 * RATE }, (_, at) => 0.1 * Math.sin((2 * Math.PI * 220 * at) / RATE))
  const humming = await measured(hum)
  const words = { count: null, perMinute: null }
  expect(humming.reply).toMatchObject({ words, summary: expect.stringContaining('no speech') })
  expect(humming.take).toMatchObject({ speechSeconds: 0, pauseShare: null, pitchMedianHz: null })

  const short = await measured(talk({ seconds: 2, rate: 4 }))
  expect(short.reply.words.perMinute).not.toBeNull()
  expect(short.take).toMatchObject({ wordsPerMinute: null, pauseShare: null, pitchMedianHz: null, paceScore: null })
  expect(short.take.durationSeconds).toBeCloseTo(2, 0)

  const silent = (await raw(person, wav(silence(3)))).json()
  const summary = 'The recording is silent, so there is no speech to measure.'
  expect(silent).toMatchObject({ context: 'Personal', words, pace: { score: null }, summary })
})

function written(text: string): Transcriber & { asked: number } {
  return {
    name: 'Test',
    leaves: null,
    asked: 0,
    async transcribe(file) {
      this.asked++
      expect(Buffer.from(file).subarray(0, 4).toString()).toBe('RIFF')
      return { text, words: [{ text: 'Thank', start: 0.1, end: 0.3 }] }
    },
  }
}

test("prefers the transcriber to the browser's words, and skips silence", async () => {
  const transcriber = written(WORDS)
  const { person } = await testApp({ transcriber })
  const reply = (await analyze(person, { transcript: 'something else' })).json()
  expect(reply).toMatchObject({ transcript: WORDS, transcriptSource: 'transcriber', words: { count: 32 } })
  expect(reply.transcriptWords).toEqual([{ text: 'Thank', start: 0.1, end: 0.3 }])
  expect(await person.read('/api/installation')).toMatchObject({ transcriber: { name: 'Test', leaves: null } })
  await raw(person, wav(silence(3)))
  expect(transcriber.asked).toBe(1)
})

test('prefers on-device words to the transcriber, which is asked when the device heard none', async () => {
  const transcriber = written('something else')
  const { person } = await testApp({ transcriber })
  const asJson = (await analyze(person, { transcript: WORDS, isTranscriptFromDevice: true })).json()
  const query = '?context=Work&isTranscriptFromDevice=true'
  const asFile = (await raw(person, spoken, query, transcribed)).json()
  for (const reply of [asJson, asFile]) expect(reply).toMatchObject({ transcript: WORDS, transcriptSource: 'device' })
  expect(transcriber.asked).toBe(0)
  const unheard = (await raw(person, spoken, query)).json()
  expect(unheard).toMatchObject({ transcript: 'something else', transcriptSource: 'transcriber' })
})

test('measures a recording when its transcriber fails, and says so', async () => {
  const transcriber: Transcriber = {
    ...written(''),
    transcribe: () => Promise.reject(new TranscriberError('unreachable')),
  }
  const { visitor } = await testApp({ transcriber })
  const reply = (await analyze(visitor(), { transcript: WORDS })).json()
  expect(reply).toMatchObject({ transcript: WORDS, transcriptSource: 'browser' })
  expect(reply.reasons[0]).toContain('transcriber gave no answer')
})

type Ask = (visitor: TestVisitor) => Promise<LightMyRequestResponse>
const longWav = () => Buffer.from(encodeWav(new Float32Array(301 * 8000), 8000))
const webm = { 'content-type': 'audio/webm' }

const refusals: [name: string, ask: Ask, status: number, code: string][] = [
  ['no audio', (visitor) => analyze(visitor, { audio: '' }), 400, 'recording-unreadable'],
  ['text for audio', (visitor) => analyze(visitor, { audio: 'not a recording' }), 400, 'recording-unreadable'],
  ['an unknown field', (visitor) => analyze(visitor, { more: 1 }), 400, 'invalid-request'],
  ['an empty file', (visitor) => raw(visitor, Buffer.alloc(0)), 400, 'recording-unreadable'],
  ['a file over the limit', (visitor) => raw(visitor, Buffer.alloc(AUDIO_BYTES + 1)), 413, 'body-too-large'],
  ['a recording over five minutes', (visitor) => raw(visitor, longWav()), 413, 'recording-too-long'],
  ['another media type', (visitor) => raw(visitor, spoken, '', webm), 415, 'unsupported-media-type'],
]

test.each(refusals)('VOICE-08 NET-04 rejects %s with a sentence and a code', async (_name, ask, status, code) => {
  const { visitor } = await testApp()
  const response = await ask(visitor())
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ code, retryable: false })
  expect(response.json().message).toMatch(/^[A-Z].*[.?]$/)
})

const random = randomSource(11)
const bytes = (count: number) => Uint8Array.from({ length: count }, () => Math.floor(random() * 256))
const SIZES = [0xffff_ffff, 0x8000_0000, 0x7fff_ffff]
const BROKEN: Header[] = [
  ...[0, 33, 255, 4096, 65_535].map((channels) => ({ channels })),
  ...[0, 1, 3999, 192_001, 0xffff_ffff].map((sampleRate) => ({ sampleRate })),
  ...[0, 2, 0x11, 0x55, 0x2000, 0xffff].map((encoding) => ({ encoding })),
  ...[8, 16, 24].map((bits) => ({ encoding: 3, bits })),
  ...[0, 65, 255, 65_535].map((bits) => ({ bits, blockAlign: 2 })),
  ...[40, 48, 56].map((bits) => ({ bits, blockAlign: 8 })),
]

/** Corrupt headers, chunks of false sizes, other formats and text. */
const unreadable = () => [
  ...BROKEN.map((header) => wavFile(bytes(3200), header)),
  ...SIZES.map((size) => riff(chunk('LIST', bytes(3000), size))),
  ...SIZES.map((size) => riff(formatChunk(), chunk('junk', bytes(99), size))),
  ...['OggS', 'fLaC', 'ID3', 'RIFX', 'PK\u0003\u0004', '\0'].map((head) => join(ascii(head), bytes(4000))),
  ascii('Dear diary, today I spoke up. '.repeat(200)),
]

test('I3 NET-04 rejects two hundred unreadable files with a sentence, in little memory', async () => {
  const { visitor } = await testApp()
  const send = async (file: Uint8Array) => (await raw(visitor(), Buffer.from(file))).json()
  for (const dataSize of SIZES) expect((await send(wavFile(bytes(32_000), { dataSize }))).duration).toBe(1)
  const before = process.memoryUsage().rss
  const cut = Array.from({ length: 45 }, (_, length) => wavFile(bytes(3200)).subarray(0, length))
  const refused = { statusCode: 400, code: 'recording-unreadable', message: expect.stringMatching(/^This .*\.$/) }
  for (const file of [...cut, ...Array.from({ length: 4 }, unreadable).flat()]) {
    expect(await send(file), Buffer.from(file.subarray(0, 60)).toString('latin1')).toMatchObject(refused)
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(64)
  }
})

test('VOICE-08 I2 rejects the fifth queued recording with Retry-After, and measures the others', async () => {
  const { visitor } = await testApp()
  const people = Array.from({ length: 24 }, () => visitor())
  const responses = await Promise.all(people.map((person) => analyze(person)))
  const refused = responses.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toBe('5')
  expect(refused[0]?.json()).toMatchObject({ code: 'too-many-requests', retryable: true })
  expect(responses.length - refused.length).toBeGreaterThanOrEqual(5)
  expect((await analyze(people[0] ?? visitor())).statusCode).toBe(200)
})
