import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listenHere } from '../testing/listen.ts'
import { safeFetch } from './safe-fetch.ts'

test("L1 L7 doesn't follow redirects", async () => {
  const heard: string[] = []
  const server = createServer((request, reply) => {
    heard.push(request.url ?? '')
    reply.writeHead(request.url === '/here' ? 307 : 200, { location: '/elsewhere' }).end()
  })
  const port = await listenHere(server)
  onTestFinished(() => void server.close())
  await expect(safeFetch(`http://127.0.0.1:${port}/here`, { method: 'POST', body: 'words' })).rejects.toThrow()
  expect(heard).toEqual(['/here'])
})
