/** Synthetic sounds for tests; none is a recording. */

export const RATE = 16_000

/** Seeded pseudo-random numbers, 0 to 1. */
export function draws(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * RATE))
}

export function join(...parts: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

export function add(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((x, i) => x + (b[i] ?? 0))
}

export const gain = (samples: Float32Array, decibels: number): Float32Array =>
  samples.map((x) => x * 10 ** (decibels / 20))

export const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length)

/** Relative distance of two figures; far if one is missing. */
export const apart = (figure: number | null, other: number | null): number =>
  figure === null || other === null ? 1 : Math.abs(figure / other - 1)

export type Shape = 'sine' | 'sawtooth' | 'square'

const TABLE = 512

// One period as a lookup table: summing sines per sample is slow.
function period(amplitudes: readonly number[]): Float64Array {
  return Float64Array.from({ length: TABLE + 1 }, (_, i) =>
    amplitudes.reduce((sum, a, h) => sum + (a === 0 ? 0 : a * Math.sin((2 * Math.PI * (h + 1) * i) / TABLE)), 0),
  )
}

function lookUp(table: Float64Array, phase: number): number {
  const place = (phase - Math.floor(phase)) * TABLE
  const low = Math.floor(place)
  const below = table[low] ?? 0
  return below + ((table[low + 1] ?? 0) - below) * (place - low)
}

/** A glide, linear in semitones. Band-limited saw and square, so that no alias disturbs the pitch. */
export function tone(shape: Shape, from: number, seconds: number, to = from, amplitude = 0.4): Float32Array {
  const out = silence(seconds)
  const harmonics = shape === 'sine' ? 1 : Math.floor((0.45 * RATE) / Math.max(from, to))
  const scale = amplitude * (shape === 'sine' ? 1 : 2 / Math.PI)
  const table = period(
    Array.from({ length: harmonics }, (_, h) => (shape === 'square' && h % 2 === 1 ? 0 : scale / (h + 1))),
  )
  let phase = 0
  for (let i = 0; i < out.length; i++) {
    out[i] = lookUp(table, phase)
    phase += (from * (to / from) ** (i / out.length)) / RATE
  }
  return out
}

/** Fades both ends to avoid clicks. */
export function fade(samples: Float32Array, milliseconds = 5): Float32Array {
  const length = (milliseconds / 1000) * RATE
  return samples.map((x, i) => x * Math.min(1, i / length, (samples.length - 1 - i) / length))
}

export function whiteNoise(seconds: number, level: number, seed = 7): Float32Array {
  const draw = draws(seed)
  const noise = silence(seconds).map(() => Math.sqrt(-2 * Math.log(draw() + 1e-9)) * Math.cos(2 * Math.PI * draw()))
  return noise.map((x) => x * 10 ** (level / 20))
}

/** Pink noise (Kellet's three-pole filter) with the given RMS. */
export function pinkNoise(seconds: number, level: number): Float32Array {
  let [a, b, c] = [0, 0, 0]
  const pink = whiteNoise(seconds, 0, 7).map((white) => {
    a = 0.99765 * a + white * 0.099046
    b = 0.963 * b + white * 0.2965164
    c = 0.57 * c + white * 1.0526913
    return a + b + c + white * 0.1848
  })
  return gain(pink, level - 20 * Math.log10(rms(pink)))
}

type Talk = {
  readonly seconds: number
  /** Syllables a second, or a function of time. */
  readonly rate: number | ((time: number) => number)
  readonly pitch?: number
  /** Syllables between pauses. */
  readonly phrase?: number
  readonly pauseSeconds?: number
  readonly seed?: number
}

/** A pulse train with two formants and a syllable envelope; pitch and level vary between syllables. */
export function talk({ seconds, rate, pitch = 130, phrase = 12, pauseSeconds = 0.6, seed = 3 }: Talk): Float32Array {
  const draw = draws(seed)
  const parts: Float32Array[] = []
  let time = 0
  for (let n = 0; time < seconds; n++) {
    const length = 1 / (typeof rate === 'number' ? rate : rate(time))
    parts.push(syllable(length, pitch * 2 ** ((draw() - 0.5) / 3), 0.7 + 0.3 * draw()))
    time += length
    if (n % phrase === phrase - 1) {
      parts.push(silence(pauseSeconds))
      time += pauseSeconds
    }
  }
  return join(...parts)
}

function syllable(seconds: number, pitch: number, loudness: number): Float32Array {
  const out = silence(seconds)
  const harmonics = Math.floor(3000 / pitch)
  const table = period(Array.from({ length: harmonics }, (_, h) => 0.12 * loudness * formants((h + 1) * pitch)))
  let phase = 0
  for (let i = 0; i < out.length; i++) {
    const swell = 0.5 * (1 - Math.cos((2 * Math.PI * i) / out.length))
    out[i] = swell ** 1.5 * lookUp(table, phase)
    // Pitch falls within each syllable, as in a voice.
    phase += (pitch * 2 ** ((0.5 - i / out.length) / 6)) / RATE
  }
  return out
}

const formants = (hertz: number) =>
  0.15 + Math.exp(-(((hertz - 600) / 200) ** 2)) + 0.5 * Math.exp(-(((hertz - 1400) / 250) ** 2))
