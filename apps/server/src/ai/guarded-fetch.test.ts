import { expect, onTestFinished, test } from 'vitest'
import { answers, hangsAfter, misbehavingEndpoint, streams } from '../testing/misbehaving-endpoint.ts'
import { AddressError } from './addresses.ts'
import { openGuardedFetch } from './guarded-fetch.ts'

const HERE = { address: '127.0.0.1', family: 4 }
const METADATA = { address: '169.254.169.254', family: 4 }
const PUBLIC = { address: '203.0.113.7', family: 4 }

/** A fake endpoint under a host name whose resolution the test controls. */
async function named() {
  const endpoint = await misbehavingEndpoint()
  return { endpoint, address: endpoint.baseUrl.replace('127.0.0.1', 'models.example') }
}

test('L7 connects to the address that was checked, resolving a name once', async () => {
  const { endpoint, address } = await named()
  endpoint.behave((response) => void response.writeHead(200, { connection: 'close' }).end('Fine.'))
  const means = [[HERE], [METADATA], [PUBLIC], [HERE, METADATA]]
  const asked: string[] = []
  const guarded = openGuardedFetch(async (name) => {
    asked.push(name)
    return means[asked.length - 1] ?? []
  })
  expect(await (await guarded(address)).text()).toBe('Fine.')
  expect(asked).toEqual(['models.example'])
  expect(endpoint.heard[0]?.headers.host).toMatch(/^models\.example:/)
  // DNS rebinding: it now resolves to metadata, to a public address over plain http, to one of each.
  for (let count = 0; count < 3; count++) await expect(guarded(address)).rejects.toThrow(AddressError)
  await expect(guarded(address)).rejects.toThrow('fetch failed')
  expect(asked).toHaveLength(5)
  // An address is checked as such, in any notation.
  for (const refused of ['http://2852039166/', 'file:///etc/passwd'])
    await expect(guarded(refused)).rejects.toThrow(AddressError)
  expect(endpoint.heard).toHaveLength(1)
})

test("L7 doesn't follow redirects", async () => {
  const elsewhere = await misbehavingEndpoint()
  const endpoint = await misbehavingEndpoint()
  const guarded = openGuardedFetch()
  for (const status of [301, 302, 303, 307, 308]) {
    endpoint.behave(answers(status, '', { location: elsewhere.baseUrl }))
    const headers = { authorization: 'Bearer canary' }
    const asked = guarded(endpoint.baseUrl, { method: 'POST', body: '{}', headers })
    await expect(asked).rejects.toThrow(/^This address redirects to another one/)
  }
  expect(elsewhere.heard).toEqual([])
})

test('L1 passes status and headers on; aborts oversized, compressed or unexpected responses', async () => {
  const endpoint = await misbehavingEndpoint()
  const guarded = openGuardedFetch()
  endpoint.behave(answers(429, '{"error":{}}', { 'retry-after': '7' }))
  const busy = await guarded(endpoint.baseUrl, { method: 'POST', body: '{"a":1}' })
  expect([busy.status, busy.headers.get('retry-after'), await busy.json()]).toEqual([429, '7', { error: {} }])
  expect(endpoint.heard[0]).toMatchObject({ body: { a: 1 }, headers: { 'accept-encoding': 'identity' } })

  endpoint.behave(streams('x'.repeat(5 * 2 ** 20)))
  await expect((await guarded(endpoint.baseUrl)).text()).rejects.toThrow()
  endpoint.behave(answers(200, 'bomb', { 'content-encoding': 'gzip' }))
  await expect(guarded(endpoint.baseUrl)).rejects.toThrow('compressed')

  endpoint.behave(hangsAfter('First'))
  const leaving = new AbortController()
  const { body } = await guarded(endpoint.baseUrl, { signal: leaving.signal })
  const reader = body?.getReader()
  onTestFinished(async () => reader?.cancel().catch(() => {}))
  await reader?.read()
  leaving.abort()
  await expect(reader?.read()).rejects.toThrow()
  await expect(guarded(endpoint.baseUrl, { signal: leaving.signal })).rejects.toThrow()
})

test('L1 treats a protocol upgrade as a failed connection', async () => {
  const endpoint = await misbehavingEndpoint()
  endpoint.behave(({ socket }) => {
    socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
  })
  await expect(openGuardedFetch()(endpoint.baseUrl, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed')
})
