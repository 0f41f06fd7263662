import { expect, test } from 'vitest'
import { measureVoice } from './measure-voice.ts'
import { add, gain, join, RATE, rms, type Shape, silence, talk, tone, whiteNoise } from './test-sounds.ts'

const measure = (samples: Float32Array) => measureVoice(samples, RATE)

test('pitch of sine, saw and square from 75 to 400 Hz is accurate to 3 cents', () => {
  for (const shape of ['sine', 'sawtooth', 'square'] satisfies Shape[]) {
    for (const hertz of [75, 100, 150, 220, 300, 400]) {
      const { pitch } = measure(tone(shape, hertz, 2))
      expect(Math.abs(1200 * Math.log2((pitch.medianHz ?? 1) / hertz)), `${shape} ${hertz}`).toBeLessThan(3)
      expect(pitch.spreadSemitones ?? 9, `${shape} ${hertz}`).toBeLessThan(0.2)
    }
  }
})

test('an even glide over an octave spreads by 12 / root 12 semitones', () => {
  const { pitch } = measure(tone('sawtooth', 100, 10, 200))
  expect(Math.abs((pitch.spreadSemitones ?? 0) - 12 / Math.sqrt(12))).toBeLessThan(0.05)
  expect(pitch.rangeSemitones ?? 0).toBeCloseTo(10.8, 1)
})

test('the median pitch weighs soft and loud voice alike', () => {
  const voice = join(silence(0.5), tone('sawtooth', 180, 1), silence(0.5), gain(tone('sawtooth', 110, 1.5), -18))
  const { pitch } = measure(add(voice, whiteNoise(voice.length / RATE, -70)))
  expect(pitch.medianHz).toBeCloseTo(110, 0)
})

test('a second of voice has a pitch, even if it jumps too far for a movement', () => {
  const measures = measure(join(tone('sawtooth', 85, 0.6, 95), silence(0.3), tone('sawtooth', 230, 0.4, 270)))
  expect(measures.pitch).toMatchObject({ medianHz: expect.closeTo(93, -1), spreadSemitones: null })
  expect(measures.trust.pitchSpread).toMatchObject({ certainty: 'none', reason: expect.stringMatching(/jumps/) })
})

test("doesn't take mains hum under a voice for its pitch", () => {
  const voice = talk({ seconds: 8, rate: 4 })
  for (const hertz of [50, 60]) {
    const hum = tone('sine', hertz, voice.length / RATE, hertz, rms(voice) * 0.5)
    const clean = measure(voice)
    const hummed = measure(add(voice, hum))
    expect(hummed.pitch.medianHz ?? 0).toBeCloseTo(clean.pitch.medianHz ?? 1, 0)
    expect(hummed.pauses).toHaveLength(clean.pauses.length)
  }
})

test('a steady background tone is named and hides the pitch movement', () => {
  const voice = talk({ seconds: 12, rate: 4, pauseSeconds: 1 })
  const measures = measure(add(voice, tone('sine', 330, voice.length / RATE, 330, rms(voice) * 10 ** (-22 / 20))))
  expect(measures.problems.map(({ code }) => code)).toContain('background-sound')
  expect(measures.pitch.spreadSemitones).toBeNull()
  expect(measures.trust.pitchSpread).toMatchObject({ certainty: 'none', reason: expect.stringMatching(/background/) })
})
