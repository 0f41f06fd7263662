import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../env.ts'
import { temporaryFolder } from '../testing/app.ts'
import { listenHere } from '../testing/listen.ts'
import { commandTranscriber, sweepRecordings } from './command-transcriber.ts'
import { endpointTranscriber } from './endpoint-transcriber.ts'
import { TRANSCRIPT_BYTES, type Transcriber, TranscriberError } from './transcriber.ts'

const WAV = new Uint8Array(Buffer.from('RIFF canary of a recording'))
const waits = new AbortController().signal
const NODE = `"${process.execPath}"`

async function serving(listener: RequestListener, milliseconds?: number): Promise<Transcriber> {
  const server = createServer(listener)
  onTestFinished(() => void server.close().closeAllConnections())
  const baseUrl = new URL(`http://127.0.0.1:${await listenHere(server)}/v1/`)
  return endpointTranscriber({ baseUrl, apiKey: 'secret', model: 'whisper-1' }, milliseconds)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

async function failureOf(run: Promise<unknown>): Promise<string> {
  const error = await run.catch((caught: unknown) => caught)
  expect(String(error) + JSON.stringify(error)).not.toMatch(/canary|secret/)
  return error instanceof TranscriberError ? error.code : 'none'
}

test('requests and returns words with timestamps', async () => {
  const seen: string[] = []
  const transcriber = await serving(async (request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`, await bodyOf(request))
    const words = [
      { word: ' Hello', start: 0.1, end: 0.4 },
      { word: 'there', start: 0.4, end: 0.3 },
    ]
    response.end(JSON.stringify({ text: ' Hello  there.\n', words }))
  })
  expect(await transcriber.transcribe(WAV, waits)).toEqual({
    text: 'Hello there.',
    words: [{ text: 'Hello', start: 0.1, end: 0.4 }],
  })
  expect(seen[0]).toBe('POST /v1/audio/transcriptions Bearer secret')
  for (const part of ['verbose_json', 'whisper-1', 'timestamp_granularities[]', 'canary'])
    expect(seen[1]).toContain(part)
})

test('reads words inside segments, and ignores marks of non-speech sounds', async () => {
  const transcriber = await serving((_request, response) => {
    const segments = [{ words: [{ word: 'Hi', start: 0, end: 1 }] }, {}]
    response.end(JSON.stringify({ text: '[BLANK_AUDIO] Hi (music)', segments }))
  })
  expect(await transcriber.transcribe(WAV, waits)).toEqual({ text: 'Hi', words: [{ text: 'Hi', start: 0, end: 1 }] })
})

test('retries once without word timestamps, and remembers it', async () => {
  const formats: boolean[] = []
  const transcriber = await serving(async (request, response) => {
    const verbose = (await bodyOf(request)).includes('verbose_json')
    formats.push(verbose)
    response.statusCode = verbose ? 400 : 200
    response.end(JSON.stringify(verbose ? { error: 'canary' } : { text: 'Plain.' }))
  })
  for (let count = 0; count < 2; count++) expect((await transcriber.transcribe(WAV, waits)).text).toBe('Plain.')
  expect(formats).toEqual([true, false, false])
})

const broken: [name: string, listener: RequestListener, code: string][] = [
  ['answers 500', (_request, response) => void response.writeHead(500).end('canary'), 'refused'],
  ['answers no JSON', (_request, response) => void response.end('canary'), 'refused'],
  ['answers another shape', (_request, response) => void response.end('{"error":"canary"}'), 'refused'],
  [
    'sends elsewhere',
    (_request, response) => void response.writeHead(307, { location: 'http://canary/' }).end(),
    'unreachable',
  ],
  ['hangs up', (request) => void request.socket.destroy(), 'unreachable'],
  ['never answers', () => undefined, 'deadline'],
  ['never ends', (_request, response) => void response.write('{"text":"'), 'deadline'],
  ['answers without end', (_request, response) => void response.end('x'.repeat(TRANSCRIPT_BYTES + 1)), 'refused'],
]

test.each(broken)('L2 L4 maps an endpoint that %s to an error code without its text', async (_name, listener, code) => {
  const transcriber = await serving(listener, code === 'deadline' ? 500 : 30_000)
  expect(await failureOf(transcriber.transcribe(WAV, waits))).toBe(code)
})

test('L2 aborts the request when the client disconnects', async () => {
  const gone = new AbortController()
  const transcriber = await serving(() => gone.abort())
  expect(await failureOf(transcriber.transcribe(WAV, gone.signal))).toBe('cancelled')
})

test('says that recordings are sent only for endpoints on another machine', () => {
  const leaves = (url: string) => endpointTranscriber({ baseUrl: new URL(url), apiKey: undefined, model: 'm' }).leaves
  expect(leaves('https://api.example.com/v1')).toBe('Recordings are sent to api.example.com to be written down.')
  for (const url of ['http://localhost:8080', 'http://127.0.0.1:1/v1', 'http://[::1]:1']) expect(leaves(url)).toBeNull()
  expect(leaves('http://127.0.0.1.example.com')).not.toBeNull()
})

/** Runs a script on the recording's path, without our secrets. */
function scripted(script: string, milliseconds?: number): Transcriber {
  const file = join(temporaryFolder(), 'script.mjs')
  writeFileSync(file, script)
  return commandTranscriber(`${NODE} "${file}" {wav}`, milliseconds)
}

const leftBehind = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`understory-audio-${process.pid}-`))

test('runs a command on the recording, reads its output and deletes the file', async () => {
  process.env.AI_API_KEY = 'secret'
  onTestFinished(() => void delete process.env.AI_API_KEY)
  const transcriber = scripted(`
    import { readFileSync } from 'node:fs'
    console.log(readFileSync(process.argv[2], 'utf8').length, '\\n', process.env.AI_API_KEY)`)
  expect(await transcriber.transcribe(WAV, waits)).toEqual({ text: `${WAV.length} undefined`, words: [] })
  expect(leftBehind()).toEqual([])
  expect(transcriber.leaves).toBeNull()
})

test('reads words with timestamps from a command', async () => {
  const answer = JSON.stringify({ text: 'Hi', words: [{ word: 'Hi', start: 0, end: 0.5 }] })
  const transcript = await scripted(`console.log(${JSON.stringify(answer)})`).transcribe(WAV, waits)
  expect(transcript.words).toEqual([{ text: 'Hi', start: 0, end: 0.5 }])
})

test('L2 L4 kills a command that fails, hangs or floods, and deletes its file', async () => {
  const run = (script: string, milliseconds?: number) =>
    failureOf(scripted(script, milliseconds).transcribe(WAV, waits))
  expect(await run(`console.error('canary'); process.exit(3)`)).toBe('refused')
  expect(await run(`setInterval(() => {}, 1000)`, 500)).toBe('deadline')
  expect(await run(`process.stdout.write('x'.repeat(${TRANSCRIPT_BYTES + 1})); setInterval(() => {}, 1000)`)).toBe(
    'refused',
  )
  expect(await failureOf(commandTranscriber('no-such-program {wav}').transcribe(WAV, waits))).toBe('refused')
  const gone = new AbortController()
  const waiting = scripted('setInterval(() => {}, 1000)').transcribe(WAV, gone.signal)
  setTimeout(() => gone.abort(), 100)
  expect(await failureOf(waiting)).toBe('cancelled')
  expect(leftBehind()).toEqual([])
})

test('P3 deletes recordings left by a killed process at the next start', async () => {
  const [dead, alive] = [
    join(tmpdir(), 'understory-audio-999999999-a'),
    join(tmpdir(), `understory-audio-${process.pid}-b`),
  ]
  for (const folder of [dead, alive]) mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(alive, { recursive: true }))
  await sweepRecordings()
  expect(readdirSync(tmpdir())).not.toContain('understory-audio-999999999-a')
  expect(leftBehind()).toEqual([`understory-audio-${process.pid}-b`])
})

test('refuses to start with two transcribers, or a command without a placeholder', () => {
  const both = { TRANSCRIBE_BASE_URL: 'http://localhost/v1', TRANSCRIBE_COMMAND: 'x {wav}' }
  expect(() => readSettings(both)).toThrow('TRANSCRIBE_COMMAND')
  expect(() => readSettings({ TRANSCRIBE_COMMAND: 'whisper' })).toThrow('TRANSCRIBE_COMMAND')
  expect(readSettings({ TRANSCRIBE_COMMAND: 'x {wav}' }).transcriber).toEqual({ command: 'x {wav}' })
  expect(readSettings({}).transcriber).toBeUndefined()
})
