/** Second-order section; a0 is 1. */
export type Biquad = {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** Two delay values per section. */
type FilterState = Float64Array

export const newState = (sections: readonly Biquad[]): FilterState => new Float64Array(sections.length * 2)

/** Filters `length` samples of a block in place, continuing from `state` (transposed direct form II). */
export function filterBlock(
  block: Float64Array,
  length: number,
  sections: readonly Biquad[],
  state: FilterState,
): void {
  for (let s = 0; s < sections.length; s++) {
    const section = sections[s]
    if (!section) continue
    const { b0, b1, b2, a1, a2 } = section
    let z1 = state[s * 2] ?? 0
    let z2 = state[s * 2 + 1] ?? 0
    for (let i = 0; i < length; i++) {
      const x = block[i] ?? 0
      const y = b0 * x + z1
      z1 = b1 * x - a1 * y + z2
      z2 = b2 * x - a2 * y
      block[i] = y
    }
    state[s * 2] = flush(z1)
    state[s * 2 + 1] = flush(z2)
  }
}

// Flushes denormals, which are a hundred times slower.
const flush = (x: number) => (Math.abs(x) < 1e-30 ? 0 : x)

/**
 * Butterworth high-pass of even order, -3 dB at `hertz`, which is below half the rate. @source SOURCES.md#butterworth
 */
export function highPass(order: number, hertz: number, sampleRate: number): readonly Biquad[] {
  return butterworth(order, hertz, sampleRate, (k, norm) => ({ b0: norm, b1: -2 * norm, b2: norm, ...k }))
}

/**
 * Butterworth low-pass of even order, -3 dB at `hertz`, which is below half the rate. @source SOURCES.md#butterworth
 */
export function lowPass(order: number, hertz: number, sampleRate: number): readonly Biquad[] {
  const w = Math.tan((Math.PI * hertz) / sampleRate)
  return butterworth(order, hertz, sampleRate, (k, norm) => {
    const b = norm * w * w
    return { b0: b, b1: 2 * b, b2: b, ...k }
  })
}

/** Notch filter; `quality` is `hertz` divided by the -3 dB bandwidth. @source SOURCES.md#notch */
export function notch(hertz: number, quality: number, sampleRate: number): Biquad {
  const w = (2 * Math.PI * hertz) / sampleRate
  const alpha = Math.sin(w) / (2 * quality)
  const norm = 1 / (1 + alpha)
  const b1 = -2 * Math.cos(w) * norm
  return { b0: norm, b1, b2: norm, a1: b1, a2: (1 - alpha) * norm }
}

type Poles = { readonly a1: number; readonly a2: number }

function butterworth(
  order: number,
  hertz: number,
  sampleRate: number,
  zeros: (poles: Poles, norm: number) => Biquad,
): readonly Biquad[] {
  const w = Math.tan((Math.PI * hertz) / sampleRate)
  return Array.from({ length: order / 2 }, (_, i) => {
    const damping = 2 * Math.cos((Math.PI * (2 * i + 1)) / (2 * order))
    const norm = 1 / (1 + damping * w + w * w)
    return zeros({ a1: 2 * (w * w - 1) * norm, a2: (1 - damping * w + w * w) * norm }, norm)
  })
}
