import { expect, test, vi } from 'vitest'
import { type DecodeCode, decodeWav } from './decode.ts'
import { encodeWav } from './encode.ts'
import {
  ascii,
  chunk,
  extensibleChunk,
  formatChunk,
  type Header,
  join,
  randomSource,
  riff,
  tone,
  u32,
  wavFile,
} from './test-files.ts'

// For slow machines.
vi.setConfig({ testTimeout: 60_000 })

const body = new Uint8Array(3200)
const lie = (header: Header) => wavFile(body, header)
const sound = chunk('data', body)
const emptyChunks = (count: number) => {
  const one = chunk('junk', new Uint8Array(0))
  return Uint8Array.from({ length: count * one.length }, (_, i) => one[i % one.length] ?? 0)
}
const starting = (head: string | number[]) =>
  join(typeof head === 'string' ? ascii(head) : Uint8Array.from(head), new Uint8Array(400))

// 'ok' if the audio can be recovered in spite of the header.
const LIES: ReadonlyArray<readonly [string, Uint8Array, DecodeCode | 'ok']> = [
  ['no bytes', new Uint8Array(0), 'empty-file'],
  ['one byte', ascii('R'), 'not-wav'],
  ['RIFF alone', ascii('RIFF'), 'not-wav'],
  ['RIFF and WAVE alone', join(ascii('RIFF'), u32(4), ascii('WAVE')), 'no-format'],
  ['data size 2 GB', lie({ dataSize: 0x8000_0000 }), 'ok'],
  ['data size one short', lie({ dataSize: 3199 }), 'ok'],
  ['data size one long', lie({ dataSize: 3201 }), 'ok'],
  ['data size of a single byte', lie({ dataSize: 1 }), 'no-audio'],
  ['no channels', lie({ channels: 0 }), 'broken-header'],
  ['65,535 channels', lie({ channels: 65_535 }), 'broken-header'],
  ['33 channels', lie({ channels: 33 }), 'broken-header'],
  ['rate 0', lie({ sampleRate: 0 }), 'unsupported-rate'],
  ['rate 1', lie({ sampleRate: 1 }), 'unsupported-rate'],
  ['rate 4 G', lie({ sampleRate: 0xffff_ffff }), 'unsupported-rate'],
  ['rate 192,001', lie({ sampleRate: 192_001 }), 'unsupported-rate'],
  ['block align 0', lie({ blockAlign: 0 }), 'ok'],
  ['block align 1', lie({ blockAlign: 1 }), 'ok'],
  ['block align 4', lie({ blockAlign: 4 }), 'ok'],
  ['block align 65,535', lie({ blockAlign: 65_535 }), 'ok'],
  ['0 bits', lie({ bits: 0, blockAlign: 2 }), 'broken-header'],
  ['1 bit', lie({ bits: 1, blockAlign: 1 }), 'ok'],
  ['40 bits', lie({ bits: 40, blockAlign: 5 }), 'unsupported-encoding'],
  ['65,535 bits', lie({ bits: 65_535 }), 'broken-header'],
  ['encoding 0', lie({ encoding: 0 }), 'unsupported-encoding'],
  ['Microsoft ADPCM', lie({ encoding: 2, bits: 4 }), 'unsupported-encoding'],
  ['MP3 in a WAV coat', lie({ encoding: 0x55 }), 'unsupported-encoding'],
  ['float of 16 bits', lie({ encoding: 3, bits: 16 }), 'unsupported-encoding'],
  ['extensible without its extension', lie({ encoding: 0xfffe }), 'unsupported-encoding'],
  ['mu-law of 16 bits', lie({ encoding: 7 }), 'unsupported-encoding'],
  ['samples without format', riff(sound), 'no-format'],
  ['format without samples', riff(formatChunk()), 'no-data'],
  ['format of 13 bytes', riff(chunk('fmt ', new Uint8Array(13)), sound), 'no-format'],
  ['format claiming 4 GB', riff(chunk('fmt ', formatChunk().subarray(8), 0xffff_ffff)), 'no-data'],
  ['format twice, the second false', riff(formatChunk(), formatChunk({ channels: 0 }), sound), 'ok'],
  ['samples twice', riff(formatChunk(), sound, chunk('data', new Uint8Array(99))), 'ok'],
  ['100,000 empty chunks', riff(emptyChunks(100_000), formatChunk(), sound), 'broken-header'],
  ['chunk claiming 4 GB before the format', riff(chunk('LIST', body, 0xffff_ffff), formatChunk(), sound), 'no-format'],
  ['header cut at 20 bytes', lie({}).subarray(0, 20), 'no-format'],
  ['header cut at 40 bytes', lie({}).subarray(0, 40), 'no-data'],
  ['header alone', lie({}).subarray(0, 44), 'no-audio'],
  ['one sample', lie({}).subarray(0, 46), 'ok'],
  ['big-endian WAV', join(ascii('RIFX'), u32(9), ascii('WAVE'), body), 'not-wav'],
  ['AVI video', join(ascii('RIFF'), u32(9), ascii('AVI '), body), 'not-wav'],
  ['WebM', starting([0x1a, 0x45, 0xdf, 0xa3]), 'not-wav'],
  ['Ogg', starting('OggS'), 'not-wav'],
  ['MP3 with a tag', starting('ID3'), 'not-wav'],
  ['MP3 frame', starting([0xff, 0xfb, 0x90]), 'not-wav'],
  ['M4A', starting('\0\0\0\x20ftypM4A '), 'not-wav'],
  ['FLAC', starting('fLaC'), 'not-wav'],
  ['AIFF', starting('FORM\0\0\0\0AIFF'), 'not-wav'],
  ['text renamed', ascii('Dear diary, today I spoke in front of people.\n'), 'not-wav'],
  ['JSON renamed', ascii('{"audio": "UklGRg=="}'), 'not-wav'],
  ['PNG', starting([0x89, 0x50, 0x4e, 0x47]), 'not-wav'],
  ['zeros', new Uint8Array(5000), 'not-wav'],
]

test.each(LIES)('a header that lies is refused or bounded: %s', (_, file, expected) => {
  const result = decodeWav(file)
  expect(result.ok ? 'ok' : result.code).toBe(expected)
  if (result.ok) {
    expect(result.samples.length).toBeGreaterThan(0)
    expect(result.samples.length).toBeLessThanOrEqual(file.length)
    expect(result.durationSeconds).toBeGreaterThan(0)
    expect(result.durationSeconds).toBeLessThanOrEqual(300)
  } else {
    expect(result.message).toMatch(/^This [^!]+\.$/)
  }
})

test('the refusal of another format names it', () => {
  const message = (what: string) => ({ message: `This is ${what}, so it can't be read as a WAV recording.` })
  expect(decodeWav(starting('OggS'))).toMatchObject(message('an Ogg recording'))
  expect(decodeWav(ascii('hello'))).toMatchObject(message('a text file'))
})

test('200,000 mutated headers: nothing thrown, no duration of 0 or of more than 300 seconds', () => {
  const random = randomSource(20_260_101)
  const extensible = riff(extensibleChunk(2, 44_100), chunk('fact', u32(9)), chunk('data', new Uint8Array(64)))
  const seeds = [encodeWav(tone(200, 0.004, 16_000), 16_000), extensible]
  let accepted = 0
  for (let i = 0; i < 200_000; i++) {
    const seed = seeds[i % 2] ?? new Uint8Array(0)
    const file = seed.slice(0, random() < 0.2 ? Math.floor(random() * seed.length) : seed.length)
    for (let k = 1 + Math.floor(random() * 6); k > 0; k--)
      file[Math.floor(random() * Math.min(file.length, 80))] = random() * 256
    const result = decodeWav(file)
    if (!result.ok) continue
    accepted++
    if (!(result.durationSeconds > 0 && result.durationSeconds <= 300) || result.samples.length > file.length) {
      expect.fail(`accepted ${result.durationSeconds} s from ${file.length} bytes`)
    }
  }
  expect(accepted).toBeGreaterThan(1000)
})
