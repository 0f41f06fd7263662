import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Rate limit key of an address: IPv4, or the /64 of an IPv6 address, which one household or machine holds. */
export function callerOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ip)) return ip
  const [before = '', after] = ip.split('%')[0]?.split('::') ?? []
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/**
 * Whether a request comes from this machine under a loopback name and through no proxy, trusted or not: behind one, all
 * clients look alike.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { ip, hostname, headers } = request
  const isLoopback = ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
  const origin = headers.origin === undefined ? undefined : URL.parse(headers.origin)
  return (
    isLoopback && !cameThroughProxy(request) && isLoopbackName(hostname) && (!origin || isLoopbackName(origin.hostname))
  )
}

export function isLoopbackName(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
  )
}

/** Whether a proxy forwarded the request. Some add no header but speak HTTP/1.0. */
export function cameThroughProxy({ headers, raw }: FastifyRequest): boolean {
  return raw.httpVersion === '1.0' || FORWARDED.some((name) => headers[name] !== undefined)
}
