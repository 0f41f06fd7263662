import { expect, test } from 'vitest'
import { AddressError, findChecked, readAddress } from './addresses.ts'

const said = (address: string): string => {
  try {
    return readAddress(address)
  } catch (error) {
    if (error instanceof AddressError) return error.message
    throw error
  }
}

test('L7 normalizes an address: no spaces, no trailing slashes', () => {
  expect(said(' https://models.example/v1/ ')).toBe('https://models.example/v1')
  expect(said('http://LOCALHOST:8080/v1')).toBe('http://localhost:8080/v1')
})

test.each(['', 'models.example/v1', 'ftp://models.example', 'file:///etc/passwd', 'javascript:1', 'https://'])(
  'L7 rejects %j as the address of a model',
  (address) => expect(said(address)).toMatch(/^Enter the whole address/),
)

test('L7 rejects addresses with credentials, query or fragment', () => {
  for (const address of ['https://ana:canary@models.example', 'https://canary@models.example']) {
    expect(said(address)).toMatch(/^Remove the name and password/)
    expect(said(address)).not.toContain('canary')
  }
  expect(said('https://models.example/v1?a=1')).toMatch(/^Remove everything/)
  expect(said('https://models.example/v1#a')).toMatch(/^Remove everything/)
  for (const bare of ['?', '#', '?#']) expect(said(`https://models.example/v1${bare}`)).toMatch(/^Remove everything/)
})

test.each([
  'http://127.0.0.1:11434/v1',
  'http://[::1]:11434/v1',
  'http://10.1.2.3/v1',
  'http://172.16.0.1/v1',
  'http://172.31.255.254/v1',
  'http://192.168.1.20:11434/v1',
  'http://[fd12:3456::1]/v1',
  'http://[::ffff:192.168.1.20]/v1',
  'https://192.168.1.20/v1',
  'https://203.0.113.7/v1',
  'https://[2606:4700::1]/v1',
])('L7 allows %s', (address) => expect(() => readAddress(address)).not.toThrow())

test.each([
  'http://203.0.113.7/v1',
  'http://172.32.0.1/v1',
  'http://11.0.0.1/v1',
  'http://[2606:4700::1]/v1',
  'http://[::ffff:203.0.113.7]/v1',
  'http://3405803783/v1',
  'http://100.64.0.1/v1',
])('L7 requires https for %s, which is public', (address) => expect(said(address)).toMatch(/^Plain http works only/))

const REFUSED: readonly [what: string, addresses: readonly string[]][] = [
  ['the metadata of a cloud', ['169.254.169.254', '169.254.170.2', '100.100.100.200', '168.63.129.16', '192.0.0.192']],
  ['the same over IPv6', ['[fd00:ec2::254]', '[fd20:ce::254]', '[fe80::a9fe:a9fe]']],
  ['the same by name', ['metadata.google.internal', 'METADATA.google.internal.', 'metadata.goog', 'metadata']],
  [
    'the same in decimal, octal, hexadecimal and short',
    ['2852039166', '0251.0376.0251.0376', '0xa9fea9fe', '169.254.43518'],
  ],
  ['the same mapped into IPv6', ['[::ffff:169.254.169.254]', '[::ffff:a9fe:a9fe]', '[64:ff9b::169.254.169.254]']],
  [
    'the same behind a tunnel',
    ['[2002:a9fe:a9fe::1]', '[2001:0:a9fe:a9fe::]', '[::a9fe:a9fe]', '[64:ff9b:1::a9fe:a9fe]'],
  ],
  ['the same translated', ['[::ffff:0:a9fe:a9fe]', '[::ffff:0:169.254.169.254]']],
  ['no machine at all', ['0.0.0.0', '0', '[::]', '[::ffff:0.0.0.0]', '0.1.2.3']],
  ['many machines', ['224.0.0.1', '255.255.255.255', '[ff02::1]']],
]

test.each(REFUSED)('L7 blocks %s over http and https', (_what, hosts) => {
  for (const host of hosts) {
    for (const protocol of ['http', 'https']) {
      expect(said(`${protocol}://${host}/v1`), host).toMatch(/^Understory sends nothing to this address/)
    }
  }
})

test('L7 requires every address of a name to be allowed, since any may be used', async () => {
  const answering =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const find = (protocol: string, ...addresses: string[]) =>
    findChecked('models.example', protocol, answering(...addresses))
  expect(await find('https:', '203.0.113.7', '192.168.1.20')).toHaveLength(2)
  await expect(find('https:', '203.0.113.7', '169.254.169.254')).rejects.toThrow(AddressError)
  await expect(find('https:', '203.0.113.7', 'fe80::1%eth0')).rejects.toThrow(AddressError)
  await expect(find('https:', '::ffff:169.254.169.254')).rejects.toThrow(AddressError)
  expect(await find('http:', '192.168.1.20', '::1')).toHaveLength(2)
  await expect(find('http:', '192.168.1.20', '203.0.113.7')).rejects.toThrow(/^Plain http works only/)
})
