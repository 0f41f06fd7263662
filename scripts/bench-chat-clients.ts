// Chat clients in a worker, apart from the server's event loop.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { worstHealth } from './bench-health.ts'

export type FirstWords = { median: number; p95: number }
/** `health`: slowest health check in milliseconds; `open`: streams still open at the end. */
export type ChatFigures = {
  builtIn: FirstWords
  direct: FirstWords
  served: FirstWords
  health: number
  open: number
}

const ASKED = 100
const STREAMS = 200
const WATCHED_MILLISECONDS = 4000
const agent = new Agent({ keepAlive: true })
const { builtIn, served, direct }: { builtIn: string; served: string; direct: string } = workerData

const MESSAGES = [
  'how do i ask my boss for friday off',
  'my sister keeps borrowing money and i never get it back',
  'can you look at this? "Hi Tom, I was just wondering if you could possibly send me the 3 files by Friday, sorry to bother you. Sam"',
  'i talk too fast when people look at me, library talk, 10 min, next thursday',
]

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10

type Stream = { first: number; isOpen: () => boolean; close: () => void }

function ask(url: string, body: unknown, mark: RegExp): Promise<Stream> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    let isOpen = true
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.on('close', () => {
        isOpen = false
      })
      let heard = ''
      response.on('data', (part: Buffer) => {
        heard = `${heard}${part}`.slice(-2000)
        const stream = { first: performance.now() - started, isOpen: () => isOpen, close: () => call.destroy() }
        if (mark.test(heard)) resolve(stream)
      })
      response.on('end', () => reject(new Error(`no word, status ${response.statusCode}: ${heard}`)))
    }).on('error', reject)
    call.end(JSON.stringify(body))
  })
}

const askChat = (base: string, content: string) =>
  ask(`${base}/api/chatbot`, { messages: [{ role: 'user', content }], context: 'Work' }, /event: words/)
const askModel = (content: string) =>
  ask(`${direct}/chat/completions`, { model: 'm', stream: true, messages: [{ role: 'user', content }] }, /word /)

async function firstWords(one: (content: string) => Promise<Stream>): Promise<FirstWords> {
  const times: number[] = []
  for (let count = -10; count < ASKED; count++) {
    const { first } = await one(MESSAGES[Math.abs(count) % MESSAGES.length] ?? '')
    if (count >= 0) times.push(first)
  }
  const sorted = times.toSorted((one, two) => one - two)
  const at = (share: number) => rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
  return { median: at(0.5), p95: at(0.95) }
}

async function besideStreams(): Promise<Pick<ChatFigures, 'health' | 'open'>> {
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => askChat(served, 'a long answer, please')))
  const worst = await worstHealth(served, () => pause(WATCHED_MILLISECONDS))
  const open = streams.filter((stream) => stream.isOpen()).length
  for (const stream of streams) stream.close()
  return { health: rounded(worst), open }
}

const figures: ChatFigures = {
  builtIn: await firstWords((content) => askChat(builtIn, content)),
  direct: await firstWords(askModel),
  served: await firstWords((content) => askChat(served, content)),
  ...(await besideStreams()),
}
parentPort?.postMessage(figures)
