import { decodeWav } from '@understory/wav/decode'
import { describe, expect, test } from 'vitest'
import { MOST_SECONDS } from './limits.ts'
import { joinPcm, peaksOf, takeOf, toPcm } from './pcm.ts'

describe('a finished recording', () => {
  test('VOICE-02 is a WAV file: 16 kHz, mono, 16 bit', async () => {
    const take = takeOf(new Float32Array(8000).fill(0.5), 16_000)
    const wav = decodeWav(new Uint8Array(await take.wav.arrayBuffer()))
    expect(wav).toMatchObject({ ok: true, sampleRate: 16_000, sourceBits: 16, sourceChannels: 1, durationSeconds: 0.5 })
    expect(take.wav.type).toBe('audio/wav')
  })

  test('keeps its samples exactly through 16-bit parts and the file', async () => {
    const samples = joinPcm([toPcm(Float32Array.of(0.25, -1, 1, 2)), toPcm(Float32Array.of(-0.5))])
    const wav = decodeWav(new Uint8Array(await takeOf(samples, 16_000).wav.arrayBuffer()))
    expect(wav.ok && [...wav.samples]).toEqual([...samples])
    expect(samples[2]).toBe(samples[3])
  })

  test('converts another rate to 16 kHz and keeps its length', () => {
    expect(takeOf(new Float32Array(48_000 * 2), 48_000)).toMatchObject({ durationSeconds: 2 })
  })

  test('ends at five minutes', () => {
    const take = takeOf(new Float32Array(8000 * (MOST_SECONDS + 7)), 8000)
    expect(take.durationSeconds).toBe(MOST_SECONDS)
    expect(take.wav.size).toBe(44 + MOST_SECONDS * 16_000 * 2)
  })
})

test('peaks are relative to the loudest sample, and silence has none', () => {
  expect(peaksOf(Float32Array.of(0.1, -0.4, 0.2, 0.1), 2)).toEqual([1, 0.5])
  expect(peaksOf(new Float32Array(10), 2)).toEqual([0, 0])
})
