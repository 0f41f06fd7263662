import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** The address is refused; nothing was sent to it. The message is for the person who typed it. */
export class AddressError extends Error {
  override readonly name = 'AddressError'
}

type Found = { address: string; family: number }
export type Resolve = (hostname: string) => Promise<Found[]>
export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true })

const UNREADABLE = 'Enter the whole address, starting with https:// or http://.'
const CREDENTIALS = 'Remove the name and password from the address. The key has its own field.'
const TRAILING = 'Remove everything from ? or # on from the address.'
const REFUSED = "Understory sends nothing to this address. It is reserved for networks, or for a cloud's own services."
const PLAIN = 'Plain http works only for this machine and private networks. Start the address with https://.'

/**
 * Blocked ranges (SSRF): unspecified, link-local, multicast, reserved, tunnels that hide another address, cloud
 * metadata.
 */
const REFUSED_SUBNETS = [
  ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '224.0.0.0/4', '240.0.0.0/4', '::/96', '64:ff9b:1::/48'],
  ...['::ffff:0:0:0/96', '2001::/32', '2002::/16', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
  // Alibaba, Azure, Amazon, Google.
  ...['100.100.100.200/32', '168.63.129.16/32', 'fd00:ec2::/32', 'fd20:ce::254/128'],
]
const PRIVATE_SUBNETS = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7']
/** Metadata host names. Most resolve to a blocked address anyway. */
const REFUSED_NAMES =
  /(?:^|\.)(?:metadata(?:\.google\.internal|\.goog|\.azure\.com)?|instance-data(?:\.ec2\.internal)?)$/

const refused = listOf(REFUSED_SUBNETS)
const reserved = listOf(PRIVATE_SUBNETS)

function listOf(subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    list.addSubnet(network, Number(bits), familyOf(network))
  }
  return list
}

/**
 * Normalizes an address, without a trailing slash.
 *
 * @throws AddressError when it can't be parsed, contains credentials, or is blocked
 */
export function readAddress(typed: string): string {
  const url = URL.parse(typed.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') throw new AddressError(UNREADABLE)
  if (url.username !== '' || url.password !== '') throw new AddressError(CREDENTIALS)
  // URL drops a bare ? or #, but whatever is appended later would become a query.
  if (/[?#]/.test(url.href)) throw new AddressError(TRAILING)
  checkWritten(url)
  return url.href.replace(/\/+$/, '')
}

/** Checks the host as written. URL has already normalized decimal, octal, hexadecimal and mapped IP notations. */
export function checkWritten({ protocol, hostname }: URL): void {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (REFUSED_NAMES.test(name)) throw new AddressError(REFUSED)
  if (isIP(name) !== 0) checkNumber(name, protocol)
}

/**
 * Resolves a name to all its addresses.
 *
 * @throws AddressError when any of them is blocked, since any of them may be used
 */
export async function findChecked(hostname: string, protocol: string, resolve: Resolve): Promise<Found[]> {
  const found = await resolve(hostname)
  for (const { address } of found) checkNumber(address, protocol)
  return found
}

function checkNumber(written: string, protocol: string): void {
  const address = hiddenIn(written)
  // ::1 is loopback although its subnet is blocked.
  const isLoopback = address === '::1'
  if (!isLoopback && refused.check(address, familyOf(address))) throw new AddressError(REFUSED)
  if (protocol === 'http:' && !reserved.check(address, familyOf(address))) throw new AddressError(PLAIN)
}

/** The IPv4 address embedded in an IPv6 address: mapped or NAT64. */
function hiddenIn(written: string): string {
  const [address = ''] = written.split('%')
  if (!isIPv6(address)) return address
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^(?:::ffff|64:ff9b:):(?:([\da-f]{1,4}):)?([\da-f]{1,4})$/.exec(plain) ?? []
  if (low === undefined) return plain
  const [upper, lower] = [Number.parseInt(high ?? '0', 16), Number.parseInt(low, 16)]
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.')
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
