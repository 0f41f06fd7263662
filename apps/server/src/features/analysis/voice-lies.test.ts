import { ascii, chunk, formatChunk, type Header, join, randomSource, u32, wavFile } from '@understory/wav/test-files'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'

vi.setConfig({ testTimeout: 120_000 })

const random = randomSource(11)
const upTo = (most: number) => Math.floor(random() * most)
const pick = <T>(items: readonly [T, ...T[]]): T => items[upTo(items.length)] ?? items[0]
const bytes = (count: number) => Uint8Array.from({ length: count }, () => upTo(256))
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

const whole = wavFile(bytes(32_000))
const broken: readonly [() => Header, ...(() => Header)[]] = [
  () => ({ channels: pick([0, 33, 255, 4096, 65_535]) }),
  () => ({ sampleRate: pick([0, 1, upTo(4000), 192_001 + upTo(1e6), 0xffff_ffff]) }),
  () => ({ encoding: pick([0, 2, 0x11, 0x55, 0x2000, 0xffff]) }),
  () => ({ encoding: 3, bits: pick([8, 16, 24]) }),
  () => ({ bits: pick([0, 65, 255, 65_535]), blockAlign: 2 }),
  () => ({ bits: pick([40, 48, 56]), blockAlign: 8 }),
]
const claims = [0xffff_ffff, 0x8000_0000, 0x7fff_ffff] as const

/** Corrupt headers, fragments, other formats and mislabeled text. */
const UNREADABLE: readonly Uint8Array[] = [
  ...times(45, (length) => whole.subarray(0, length)),
  ...times(60, (index) => wavFile(bytes(3200), (broken[index % broken.length] ?? broken[0])())),
  ...times(20, () => join(ascii('RIFF'), u32(pick(claims)), ascii('WAVE'), chunk('LIST', bytes(3000), pick(claims)))),
  ...times(20, () => join(ascii('RIFF'), u32(4), ascii('WAVE'), formatChunk(), chunk('junk', bytes(99), pick(claims)))),
  ...times(15, (index) => join(ascii(['OggS', 'fLaC', 'ID3', 'RIFX', 'PK\u0003\u0004'][index % 5] ?? ''), bytes(4000))),
  ...times(20, (index) => ascii(`Dear diary, this is day ${index}. `.repeat(1 + upTo(400)))),
  ...times(20, () => join(Uint8Array.of(0), bytes(upTo(9000)))),
]

test('I3 NET-04 rejects two hundred unreadable files with a sentence and 4xx, in little memory', async () => {
  const { app } = await testApp()
  const send = (payload: Uint8Array) =>
    app.inject({
      method: 'POST',
      url: '/api/analyze/voice',
      headers: { 'content-type': 'audio/wav', origin: 'http://localhost', host: 'localhost' },
      payload: Buffer.from(payload),
    })
  expect((await send(whole)).statusCode).toBe(200)
  expect(UNREADABLE).toHaveLength(200)
  const before = process.memoryUsage().rss
  let most = before
  for (const file of UNREADABLE) {
    const response = await send(file)
    expect(response.statusCode, Buffer.from(file.subarray(0, 60)).toString('latin1')).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'recording-unreadable',
      message: expect.stringMatching(/^This .*\.$/),
    })
    most = Math.max(most, process.memoryUsage().rss)
  }
  expect((most - before) / 2 ** 20).toBeLessThan(64)
})

test('I3 decodes audio despite a wrong size in the header', async () => {
  const { visitor } = await testApp()
  for (const dataSize of claims) {
    const response = await visitor().ask(
      'POST',
      '/api/analyze/voice',
      Buffer.from(wavFile(bytes(32_000), { dataSize })),
      {
        'content-type': 'audio/wav',
      },
    )
    expect([response.statusCode, response.json().duration]).toEqual([200, 1])
  }
})
