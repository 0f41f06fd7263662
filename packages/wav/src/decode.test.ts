import fc from 'fast-check'
import { expect, test } from 'vitest'
import wavefile from 'wavefile'
import { decodeWav } from './decode.ts'
import { encodeWav } from './encode.ts'
import { ascii, chunk, extensibleChunk, formatChunk, join, riff, tone, u16, u32, wavFile } from './test-files.ts'

function decoded(bytes: Uint8Array) {
  const result = decodeWav(bytes)
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`)
  return result
}

test('VOICE-02 a recording survives encode and decode to within half a step of 16 bits', () => {
  fc.assert(
    fc.property(
      fc.float32Array({ minLength: 1, maxLength: 400, min: -1, max: Math.fround(0.9999), noNaN: true }),
      fc.integer({ min: 4000, max: 192_000 }),
      (samples, rate) => {
        const result = decoded(encodeWav(samples, rate))
        expect(result).toMatchObject({ sampleRate: rate, sourceBits: 16, sourceChannels: 1 })
        expect(result.durationSeconds).toBeCloseTo(samples.length / rate, 9)
        expect(result.samples.length).toBe(samples.length)
        for (let i = 0; i < samples.length; i++) {
          expect(Math.abs((result.samples[i] ?? 9) - (samples[i] ?? 0))).toBeLessThanOrEqual(0.5 / 32_768 + 1e-7)
        }
      },
    ),
  )
})

test('a decoded 16 bit file encodes to the very same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 2, maxLength: 600 }), (bytes) => {
      const file = wavFile(bytes.subarray(0, bytes.length & ~1))
      expect(encodeWav(decoded(file).samples, 16_000)).toEqual(file)
    }),
  )
})

test('samples beyond full scale are clipped and what is no number becomes silence', () => {
  const { samples } = decoded(encodeWav(Float32Array.of(2, -2, Number.NaN, Number.POSITIVE_INFINITY), 8000))
  expect([...samples]).toEqual([32_767 / 32_768, -1, 0, 32_767 / 32_768])
})

test('encoding refuses a rate that is not a whole positive number', () => {
  for (const rate of [0, -1, 1.5, Number.NaN]) expect(() => encodeWav(new Float32Array(1), rate)).toThrow(RangeError)
})

test('every depth that wavefile writes decodes to the same tone', () => {
  const source = tone(440, 0.1, 16_000)
  for (const depth of ['8', '16', '24', '32', '32f', '64', '8a', '8m']) {
    const wav = new wavefile.WaveFile()
    const whole = Array.from(source, (x) => Math.round(x * 32_767))
    wav.fromScratch(1, 16_000, '16', whole)
    if (depth === '8a') wav.toALaw()
    else if (depth === '8m') wav.toMuLaw()
    else wav.toBitDepth(depth)
    const { samples } = decoded(wav.toBuffer())
    const step = depth === '8' ? 1 / 64 : depth.startsWith('8') ? 0.03 : 1e-4
    expect(samples.length, depth).toBe(source.length)
    for (let i = 0; i < source.length; i++) {
      expect(Math.abs((samples[i] ?? 9) - (source[i] ?? 0)), `${depth} at ${i}`).toBeLessThan(step)
    }
  }
})

const HALF = u16(0x4000)
const FLOATS = new Float32Array([0.25, 9e30, -9e30, Number.NaN, Number.NEGATIVE_INFINITY])

test.each<[string, Uint8Array, number[]]>([
  ['8 bit samples are unsigned: 128 is silence', wavFile(Uint8Array.of(128, 0, 255), { bits: 8 }), [0, -1, 127 / 128]],
  [
    '24 bit samples keep their sign',
    wavFile(Uint8Array.of(0, 0, 0x80, 0xff, 0xff, 0xff, 0, 0, 0x40), { bits: 24 }),
    [-1, Math.fround(-1 / 8_388_608), 0.5],
  ],
  [
    '24 bits in a 32 bit container are read at full scale',
    wavFile(join(u32(0x4000_0000), u32(0xc000_0000)), { bits: 24, blockAlign: 4 }),
    [0.5, -0.5],
  ],
  [
    'float files may not leave full scale, and what is no number is silence',
    wavFile(new Uint8Array(FLOATS.buffer), { encoding: 3, bits: 32 }),
    [0.25, 1, -1, 0, -1],
  ],
  [
    'a file in the middle of a larger buffer is read at its own place',
    join(new Uint8Array(3), wavFile(HALF)).subarray(3),
    [0.5],
  ],
  ['the format chunk may stand behind the samples', riff(chunk('data', HALF), formatChunk()), [0.5]],
])('%s', (_, file, samples) => {
  expect([...decoded(file).samples]).toEqual(samples)
})

test('stereo gives the mean of both sides, and keeps the voice if one is inverted', () => {
  const sides = join(u16(0x4000), u16(0x2000), u16(0x2000), u16(0))
  const result = decoded(wavFile(sides, { channels: 2 }))
  expect([...result.samples]).toEqual([0.375, 0.125])
  expect(result.sourceChannels).toBe(2)
  const wave = tone(200, 0.05, 16_000)
  const inverted = join(...Array.from(wave, (x) => join(u16(Math.round(x * 32_767)), u16(Math.round(-x * 32_767)))))
  const { samples } = decoded(wavFile(inverted, { channels: 2 }))
  expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(0.49)
})

test('an extensible header is read by its sub-format', () => {
  expect(decoded(riff(extensibleChunk(1, 48_000), chunk('data', HALF)))).toMatchObject({
    sampleRate: 48_000,
    sourceBits: 16,
  })
})

test('a streamed header, with sizes of 0 or 4 GB, reads to the end of the file', () => {
  for (const size of [0, 0xffff_ffff, 0x7fff_ffff]) {
    const file = wavFile(new Uint8Array(3200), { riffSize: size, dataSize: size })
    expect(decoded(file).durationSeconds, String(size)).toBe(0.1)
  }
})

test('a file cut short gives what is there, and half a sample at the end is dropped', () => {
  expect(decoded(wavFile(new Uint8Array(3200)).subarray(0, -61)).samples.length).toBe(1569)
})

test('other chunks around the samples are passed over, odd sizes too', () => {
  const file = wavFile(u16(7), {
    before: chunk('LIST', join(ascii('odd'), Uint8Array.of(0)), 3),
    after: chunk('id3 ', new Uint8Array(10)),
  })
  expect(decoded(file).samples.length).toBe(1)
})

test('an empty data chunk before another chunk holds no sound', () => {
  expect(decodeWav(wavFile(new Uint8Array(0), { after: chunk('LIST', new Uint8Array(40)) }))).toMatchObject({
    code: 'no-audio',
  })
})

test('a recording of exactly five minutes passes, one sample more does not', () => {
  const body = new Uint8Array(300 * 4000)
  expect(decoded(wavFile(body, { bits: 8, sampleRate: 4000 })).durationSeconds).toBe(300)
  const longer = decodeWav(wavFile(new Uint8Array(300 * 4000 + 1), { bits: 8, sampleRate: 4000 }))
  expect(longer).toMatchObject({ ok: false, code: 'recording-too-long' })
  expect(decodeWav(wavFile(body, { bits: 8, sampleRate: 4000 }), { maxSeconds: 60 })).toMatchObject({
    code: 'recording-too-long',
  })
})
