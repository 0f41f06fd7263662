import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

test('requests words with timestamps, and reads them beside the text or in segments', async () => {
  const seen: string[] = []
  const words = [
    { word: ' Hello', start: 0.1, end: 0.4 },
    { word: 'there', start: 0.4, end: 0.3 },
  ]
  let answer: object = { text: ' Hello  there.\n', words }
  const transcriber = await serving(async (request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`, await bodyOf(request))
    response.end(JSON.stringify(answer))
  })
  const read = [{ text: 'Hello', start: 0.1, end: 0.4 }]
  expect(await transcriber.transcribe(WAV, waits)).toEqual({ text: 'Hello there.', words: read })
  // Marks of other sounds are no words.
  answer = { text: '[BLANK_AUDIO] Hello (music)', segments: [{ words }, {}] }
  expect(await transcriber.transcribe(WAV, waits)).toEqual({ text: 'Hello', words: read })
  expect(seen[0]).toBe('POST /v1/audio/transcriptions Bearer secret')
  for (const part of ['verbose_json', 'whisper-1', 'timestamp_granularities[]', 'canary'])
    expect(seen[1]).toContain(part)
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

const leadsOn: RequestListener = ({ url }, response) => {
  if (url === '/on') response.end('{"text":"canary"}')
  else response.writeHead(307, { location: '/on' }).end()
}

const broken: [name: string, listener: RequestListener, code: string][] = [
  ['answers 500', (_request, response) => void response.writeHead(500).end('canary'), 'refused'],
  ['answers no JSON', (_request, response) => void response.end('canary'), 'refused'],
  ['answers another shape', (_request, response) => void response.end('{"error":"canary"}'), 'refused'],
  ['sends elsewhere', leadsOn, 'unreachable'],
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

test('runs a command on the recording, reads its text or words and deletes the file', async () => {
  process.env.AI_API_KEY = 'secret'
  onTestFinished(() => void delete process.env.AI_API_KEY)
  const transcriber = scripted(`
    import { readFileSync } from 'node:fs'
    console.log(readFileSync(process.argv[2], 'utf8').length, '\\n', process.env.AI_API_KEY)`)
  expect(await transcriber.transcribe(WAV, waits)).toEqual({ text: `${WAV.length} undefined`, words: [] })
  const timed = JSON.stringify({ text: 'Hi', words: [{ word: 'Hi', start: 0, end: 0.5 }] })
  const { words } = await scripted(`console.log(${JSON.stringify(timed)})`).transcribe(WAV, waits)
  expect(words).toEqual([{ text: 'Hi', start: 0, end: 0.5 }])
  expect(leftBehind()).toEqual([])
  expect(transcriber.leaves).toBeNull()
})

test('L2 L4 kills a command that fails, hangs or floods, and deletes its file', async () => {
  const run = (script: string, milliseconds?: number) =>
    failureOf(scripted(script, milliseconds).transcribe(WAV, waits))
  expect(await run(`console.error('canary'); process.exit(3)`)).toBe('refused')
  expect(await run(`setInterval(() => {}, 1000)`, 500)).toBe('deadline')
  const flood = `process.stdout.write('x'.repeat(${TRANSCRIPT_BYTES + 1})); setInterval(() => {}, 1000)`
  expect(await run(flood)).toBe('refused')
  expect(await failureOf(commandTranscriber('no-such-program {wav}').transcribe(WAV, waits))).toBe('refused')
  const gone = new AbortController()
  const waiting = scripted('setInterval(() => {}, 1000)').transcribe(WAV, gone.signal)
  setTimeout(() => gone.abort(), 100)
  expect(await failureOf(waiting)).toBe('cancelled')
  expect(leftBehind()).toEqual([])
})

test('P3 deletes recordings left by a killed process at the next start', async () => {
  const alive = `understory-audio-${process.pid}-b`
  for (const name of ['understory-audio-999999999-a', alive]) mkdirSync(join(tmpdir(), name), { recursive: true })
  onTestFinished(() => rmSync(join(tmpdir(), alive), { recursive: true }))
  await sweepRecordings()
  expect(readdirSync(tmpdir())).not.toContain('understory-audio-999999999-a')
  expect(leftBehind()).toEqual([alive])
})
