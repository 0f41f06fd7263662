/** Speech has little above 8 kHz. */
export const ANALYSIS_RATE = 16_000

const ZERO_CROSSINGS = 24
const KAISER_BETA = 8.5
const KAISER_SCALE = 1 / bessel(KAISER_BETA)
// Passband share, so that the transition band ends before aliasing starts.
const PASS = 0.9
// Beyond this many phases the nearest is used; the error is about 80 dB down.
const MOST_PHASES = 4096

/**
 * Polyphase windowed-sinc resampler (Kaiser, 24 zero crossings a side). Unit gain, no delay, linear cost. The same rate
 * returns the same array.
 *
 * @param samples mono
 * @param fromRate positive integer
 * @param toRate positive integer
 * @throws RangeError for an invalid rate
 * @source Crochiere and Rabiner, Multirate Digital Signal Processing (1983); Kaiser window, Kaiser (1974)
 */
export function resample(samples: Float32Array, fromRate: number, toRate: number = ANALYSIS_RATE): Float32Array {
  for (const rate of [fromRate, toRate]) {
    if (!Number.isInteger(rate) || rate < 1) throw new RangeError('a sample rate must be a whole positive number')
  }
  if (fromRate === toRate || samples.length === 0) return samples
  const common = greatestCommonDivisor(fromRate, toRate)
  const up = toRate / common
  const down = fromRate / common
  const phases = Math.min(up, MOST_PHASES)
  const cutoff = PASS * Math.min(1, up / down)
  const reach = Math.ceil(ZERO_CROSSINGS / cutoff)
  const kernel = buildKernel(phases, reach, cutoff)
  const out = new Float32Array(Math.max(1, Math.round((samples.length * up) / down)))
  for (let i = 0; i < out.length; i++) {
    const position = i * down
    let center = Math.floor(position / up)
    let phase = Math.round(((position % up) / up) * phases)
    if (phase === phases) {
      phase = 0
      center++
    }
    out[i] = filterAt(samples, center, kernel, phase * reach * 2, reach)
  }
  return out
}

function filterAt(samples: Float32Array, center: number, kernel: Float32Array, row: number, reach: number): number {
  const first = center - reach + 1
  const from = first < 0 ? -first : 0
  const to = Math.min(2 * reach, samples.length - first)
  let sum = 0
  for (let k = from; k < to; k++) sum += (samples[first + k] ?? 0) * (kernel[row + k] ?? 0)
  return sum
}

// One row of 2 * reach weights per phase, normalized to unit gain.
function buildKernel(phases: number, reach: number, cutoff: number): Float32Array {
  const kernel = new Float32Array(phases * reach * 2)
  for (let phase = 0; phase < phases; phase++) {
    const row = phase * reach * 2
    let gain = 0
    for (let k = 0; k < 2 * reach; k++) {
      const t = k - reach + 1 - phase / phases
      const weight = sinc(t * cutoff) * kaiser(t / reach)
      kernel[row + k] = weight
      gain += weight
    }
    for (let k = 0; k < 2 * reach; k++) kernel[row + k] = (kernel[row + k] ?? 0) / gain
  }
  return kernel
}

const sinc = (x: number) => (Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

const kaiser = (x: number) => (Math.abs(x) >= 1 ? 0 : bessel(KAISER_BETA * Math.sqrt(1 - x * x)) * KAISER_SCALE)

function bessel(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; term > 1e-10 * sum; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
