import { once } from 'node:events'
import { createConnection } from 'node:net'
import { AUDIO_BODY_BYTES, CHAT_BODY_BYTES, DEFAULT_BODY_BYTES, IMPORT_BODY_BYTES } from '@understory/contract/limits'
import { expect, test } from 'vitest'
import { testApp } from './testing/app.ts'

const LIMITS: [path: string, bytes: number][] = [
  ['/api/writing-exceptions', DEFAULT_BODY_BYTES],
  ['/api/shares/preview', DEFAULT_BODY_BYTES],
  ['/api/chatbot', CHAT_BODY_BYTES],
  ['/api/analyze/voice', AUDIO_BODY_BYTES],
  ['/api/account/import', IMPORT_BODY_BYTES],
]

/** JSON of exactly this many bytes. */
const bodyOf = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`

/** The status of the response to raw bytes; asked again where bodies of this size kept a busy machine from answering. */
async function statusOf(port: number, head: string, body: Buffer | string): Promise<number> {
  let status = 503
  for (let tries = 0; status === 503 && tries < 10; tries += 1) status = await sendRaw(port, head, body)
  return status
}

async function sendRaw(port: number, head: string, body: Buffer | string): Promise<number> {
  const socket = createConnection({ port, host: '127.0.0.1' })
  // The server may respond and close before the body is complete.
  socket.on('error', () => {})
  socket.write(head)
  socket.write(body)
  const [data] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(data.toString('latin1', 9, 12))
}

test.each(LIMITS)(
  'I1 accepts a body of %i bytes on %s, not one more, whatever its length header',
  async (path, bytes) => {
    const { app } = await testApp({ rateLimitScale: 1000 })
    const post = (size: number) =>
      app.inject({ method: 'POST', url: path, payload: bodyOf(size), headers: { 'content-type': 'application/json' } })
    expect((await post(bytes)).statusCode).toBe(400)
    const over = await post(bytes + 1)
    expect([over.statusCode, over.json().code]).toEqual([413, 'body-too-large'])

    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
    expect(await statusOf(port, `${head}content-length: 1073741824\r\n\r\n`, '{')).toBe(413)
    const size = bytes + 1
    const chunked = `${size.toString(16)}\r\n${bodyOf(size)}\r\n0\r\n\r\n`
    expect(await statusOf(port, `${head}transfer-encoding: chunked\r\n\r\n`, chunked)).toBe(413)
  },
)

test('I1 keeps no memory after a hundred oversized bodies', async () => {
  const { app } = await testApp({ rateLimitScale: 1000 })
  const payload = bodyOf(CHAT_BODY_BYTES + 1)
  const post = () =>
    app.inject({ method: 'POST', url: '/api/chatbot', payload, headers: { 'content-type': 'application/json' } })
  for (let count = 0; count < 20; count++) await post()
  const before = process.memoryUsage().arrayBuffers
  for (let count = 0; count < 100; count++) expect((await post()).statusCode).toBe(413)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 2 ** 20)
})
