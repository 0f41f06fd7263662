import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { AddressError, checkWritten, findChecked, type Resolve, systemResolve } from './addresses.ts'
import { limited } from './safe-fetch.ts'

const LEADS_ELSEWHERE = 'This address redirects to another one. Enter that one instead.'
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * A fetch for addresses typed by a person, safe against DNS rebinding: the name is resolved once, and the checked
 * address is the one connected to. Node's fetch has no such hook without another package.
 */
export function openGuardedFetch(resolve: Resolve = systemResolve): typeof fetch {
  const lookupFor =
    (protocol: string): LookupFunction =>
    (hostname, { all }, callback) => {
      findChecked(hostname, protocol, resolve).then(
        (found) => {
          const [first] = found
          if (!first) callback(Object.assign(new Error('It has no address.'), { code: 'ENOTFOUND' }), '')
          else if (all) callback(null, found)
          else callback(null, first.address, first.family)
        },
        (error: NodeJS.ErrnoException) => callback(error, ''),
      )
    }
  // Separate agents: connections they keep alive were checked when they were opened.
  const agents: Readonly<Record<string, http.Agent>> = {
    'http:': new http.Agent({ keepAlive: true, lookup: lookupFor('http:') }),
    'https:': new https.Agent({ keepAlive: true, lookup: lookupFor('https:') }),
  }

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    checkWritten(url)
    const agent = agents[url.protocol]
    if (!agent) throw new AddressError('Only http and https are asked.')
    init.signal?.throwIfAborted()
    return toResponse(await send(url, init, agent))
  }
}

function send(url: URL, { method = 'GET', headers, body, signal }: RequestInit, agent: http.Agent) {
  const plain = { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' }
  const options = { method, headers: plain, agent, ...(signal && { signal }) }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = (url.protocol === 'https:' ? https : http).request(url, options, resolve)
    outgoing.on('error', (cause) => {
      const isOurs = cause instanceof AddressError || cause.name === 'AbortError'
      // Same message as fetch, by which the SDK recognizes a failed connection.
      reject(isOurs ? cause : new TypeError('fetch failed', { cause }))
    })
    // A response with another protocol closes the connection without an error.
    outgoing.on('close', () => reject(new TypeError('fetch failed')))
    outgoing.end(typeof body === 'string' ? body : undefined)
  })
}

function toResponse(incoming: IncomingMessage): Response {
  const { statusCode: status = 0, headers } = incoming
  const encoding = headers['content-encoding'] ?? 'identity'
  if ((status >= 300 && status < 400) || encoding !== 'identity') {
    incoming.destroy()
    if (encoding === 'identity') throw new AddressError(LEADS_ELSEWHERE)
    throw new Error('It answered compressed, though it was asked not to.')
  }
  if (status < 200 || status > 599) {
    incoming.destroy()
    throw new Error('It answered with a status that is none.')
  }
  const plain = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) plain.set(name, [value].flat().join(', '))
  if (!WITHOUT_BODY.has(status)) {
    return new Response(limited(Readable.toWeb(incoming) as ReadableStream<Uint8Array>), { status, headers: plain })
  }
  incoming.resume()
  return new Response(null, { status, headers: plain })
}
