import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { safeFetch } from './safe-fetch.ts'

test("L1 L7 doesn't follow redirects", async () => {
  const heard: string[] = []
  const server = createServer((request, reply) => {
    heard.push(request.url ?? '')
    reply.writeHead(request.url === '/here' ? 307 : 200, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  await expect(safeFetch(`http://127.0.0.1:${port}/here`, { method: 'POST', body: 'words' })).rejects.toThrow()
  expect(heard).toEqual(['/here'])
})
