/** One second-order section; the leading feedback coefficient is 1. */
export type Biquad = {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** Two numbers a section: what it remembers between two calls. */
type FilterState = Float64Array

/** A memory in which nothing has sounded yet. */
export const newState = (sections: readonly Biquad[]): FilterState => new Float64Array(sections.length * 2)

/**
 * Runs second-order sections over a block in place, going on from where `state` stood (transposed direct form II).
 *
 * @param block  samples; as many as `length` says are filtered
 */
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

// In digital silence the memory of a filter shrinks into numbers that processors handle a hundred times slower.
const flush = (x: number) => (Math.abs(x) < 1e-30 ? 0 : x)

/**
 * A Butterworth high-pass of even order as second-order sections.
 *
 * @param hertz  where the gain is -3 dB, above 0 and below half the rate
 * @source SOURCES.md#butterworth
 */
export function highPass(order: number, hertz: number, sampleRate: number): readonly Biquad[] {
  return butterworth(order, hertz, sampleRate, (k, norm) => ({ b0: norm, b1: -2 * norm, b2: norm, ...k }))
}

/**
 * A Butterworth low-pass of even order as second-order sections.
 *
 * @param hertz  where the gain is -3 dB, above 0 and below half the rate
 * @source SOURCES.md#butterworth
 */
export function lowPass(order: number, hertz: number, sampleRate: number): readonly Biquad[] {
  const w = Math.tan((Math.PI * hertz) / sampleRate)
  return butterworth(order, hertz, sampleRate, (k, norm) => {
    const b = norm * w * w
    return { b0: b, b1: 2 * b, b2: b, ...k }
  })
}

/**
 * A notch: nothing passes at `hertz`, nearly everything away from it.
 *
 * @param quality  `hertz` divided by the width of the notch at -3 dB
 * @source SOURCES.md#notch
 */
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
