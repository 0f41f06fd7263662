// A fake streaming endpoint with fixed delays.
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'

const FIRST_MILLISECONDS = 100
const NEXT_MILLISECONDS = 50
/** Messages that contain it get a long answer, others three words. */
const LONG = 'long'
const LONG_WORDS = 600

const event = (delta: object, ended: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: ended }] })}\n\n`

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const words = body.includes(LONG) ? LONG_WORDS : 3
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  await pause(FIRST_MILLISECONDS)
  for (let count = 0; count < words && !response.destroyed; count++) {
    response.write(event({ content: 'word ' }))
    await pause(NEXT_MILLISECONDS)
  }
  response.end(`${event({}, 'stop')}data: [DONE]\n\n`)
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  parentPort?.postMessage(address !== null && typeof address !== 'string' ? address.port : 0)
})
