import { filterBlock, highPass, lowPass, newState } from '@understory/insight/voice/filters'
import { repeatableDraws } from '@understory/insight/voice/statistics'

const RATE = 16_000

/** Sounds that a voice is recorded in, made anew from a seed: the same seed gives the same samples. */
export type Background = 'babble' | 'hum' | 'street' | 'music'
export const BACKGROUNDS: readonly Background[] = ['babble', 'hum', 'street', 'music']

/**
 * @param length  in samples
 * @param voices  what babble is made of; none of them the voice in front
 */
export function background(kind: Background, length: number, seed: number, voices: readonly Float32Array[]) {
  const draw = repeatableDraws(seed)
  if (kind === 'babble') return babble(length, draw, voices)
  if (kind === 'hum') return hum(length, draw)
  return kind === 'street' ? street(length, draw) : music(length, draw)
}

/** The samples and a background, so many decibels under `level`, the root mean square of the voice. */
export function mix(samples: Float32Array, noise: Float32Array, level: number, snrDb: number): Float32Array {
  const scale = (level / rootMeanSquare(noise)) * 10 ** (-snrDb / 20)
  return samples.map((sample, i) => sample + scale * (noise[i] ?? 0))
}

export function rootMeanSquare(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, samples.length))
}

const BABBLE_VOICES = 8

function babble(length: number, draw: () => number, voices: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(length)
  for (let voice = 0; voice < BABBLE_VOICES; voice++) {
    for (let at = -Math.floor(draw() * 2 * RATE); at < length; ) {
      const said = voices[Math.floor(draw() * voices.length)] ?? new Float32Array(RATE)
      const scale = 0.05 / Math.max(1e-4, rootMeanSquare(said))
      for (let i = Math.max(0, -at); i < said.length && at + i < length; i++)
        out[at + i] = (out[at + i] ?? 0) + scale * (said[i] ?? 0)
      at += said.length
    }
  }
  return out
}

function hum(length: number, draw: () => number): Float32Array {
  const mains = draw() < 0.5 ? 50 : 60
  const parts = [1, 2, 3, 4, 5, 7, 9, 12].map((n) => ({ n, amplitude: draw() / n, phase: 2 * Math.PI * draw() }))
  return Float32Array.from({ length }, (_, i) =>
    parts.reduce(
      (sum, { n, amplitude, phase }) => sum + amplitude * Math.sin((2 * Math.PI * mains * n * i) / RATE + phase),
      0.02 * (draw() - 0.5),
    ),
  )
}

function street(length: number, draw: () => number): Float32Array {
  const rush = filtered(length, draw, [...highPass(2, 60, RATE), ...lowPass(2, 500, RATE)])
  const hiss = filtered(length, draw, highPass(2, 800, RATE))
  const out = new Float32Array(length)
  const period = (4 + 4 * draw()) * RATE
  for (let i = 0; i < length; i++) {
    const car = 1 + 1.2 * Math.max(0, Math.sin((2 * Math.PI * i) / period)) ** 3
    out[i] = car * (3 * (rush[i] ?? 0) + 0.25 * (hiss[i] ?? 0))
  }
  const loud = rootMeanSquare(out)
  for (let at = draw() * 2 * RATE; at < length; at += (0.7 + 2.5 * draw()) * RATE) {
    if (draw() < 0.75) knock(out, Math.floor(at), loud, draw)
    else horn(out, Math.floor(at), loud, draw)
  }
  return out
}

function knock(out: Float32Array, at: number, loud: number, draw: () => number): void {
  const ring = 150 + 900 * draw()
  for (let i = 0; i < 0.12 * RATE && at + i < out.length; i++) {
    const fade = Math.exp(-i / (0.02 * RATE))
    out[at + i] =
      (out[at + i] ?? 0) + 4 * loud * fade * (draw() - 0.5 + 0.5 * Math.sin((2 * Math.PI * ring * i) / RATE))
  }
}

function horn(out: Float32Array, at: number, loud: number, draw: () => number): void {
  const seconds = 0.25 + 0.5 * draw()
  const hertz = 350 + 100 * draw()
  for (let i = 0; i < seconds * RATE && at + i < out.length; i++) {
    const edge = Math.min(1, i / 300, (seconds * RATE - i) / 300)
    const chord = [1, 1.26, 2, 2.52, 3].reduce((sum, n) => sum + Math.sin((2 * Math.PI * hertz * n * i) / RATE) / n, 0)
    out[at + i] = (out[at + i] ?? 0) + 0.8 * loud * edge * chord
  }
}

function filtered(length: number, draw: () => number, sections: Parameters<typeof filterBlock>[2]): Float32Array {
  const noise = Float64Array.from({ length }, () => draw() + draw() + draw() - 1.5)
  filterBlock(noise, length, sections, newState(sections))
  return Float32Array.from(noise)
}

/** Semitones over the root: four bars of a song, each a chord. */
const CHORDS = [
  [0, 4, 7, 12],
  [9, 12, 16, 21],
  [5, 9, 12, 17],
  [7, 11, 14, 19],
]

function music(length: number, draw: () => number): Float32Array {
  const out = new Float32Array(length)
  const beat = Math.floor((0.35 + 0.25 * draw()) * RATE)
  const root = 110 * 2 ** (Math.floor(draw() * 12) / 12)
  for (let n = 0; n * beat < length; n++) {
    const chord = CHORDS[Math.floor(n / 4) % CHORDS.length] ?? []
    const notes = n % 4 === 0 ? chord : [chord[Math.floor(draw() * chord.length)] ?? 0, (chord[0] ?? 0) + 12]
    for (const note of notes) pluck(out, n * beat, root * 2 ** (note / 12), draw)
    if (n % 2 === 1) drum(out, n * beat, draw)
  }
  return out
}

function pluck(out: Float32Array, at: number, hertz: number, draw: () => number): void {
  const bright = 0.6 + 0.8 * draw()
  const partials = Array.from({ length: 8 }, (_, k) => k + 1)
  for (let i = 0; i < 1.2 * RATE && at + i < out.length; i++) {
    const time = i / RATE
    const sound = partials.reduce(
      (sum, k) => sum + (Math.exp(-time * (1.5 + 0.8 * k)) / k ** bright) * Math.sin(2 * Math.PI * hertz * k * time),
      0,
    )
    out[at + i] = (out[at + i] ?? 0) + 0.1 * Math.min(1, i / 80) * sound
  }
}

function drum(out: Float32Array, at: number, draw: () => number): void {
  for (let i = 0; i < 0.15 * RATE && at + i < out.length; i++) {
    const fade = Math.exp(-i / (0.03 * RATE))
    out[at + i] = (out[at + i] ?? 0) + 0.25 * fade * (draw() - 0.5)
  }
}
