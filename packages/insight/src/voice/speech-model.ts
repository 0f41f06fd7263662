import { type MatrixKernel, openMatrixKernel } from '@understory/matrix/kernel'
import type { SpeechModel } from './hear.ts'
import weights from './speech-model.json' with { type: 'json' }

/** Seconds per output of the speech model. */
export const ODDS_SECONDS = 0.032

const CHUNK = 512
const CONTEXT = 64
const WINDOW = 256
const STEP = 128
const BINS = 129
const CELLS = 128

type Layer = {
  readonly width: number
  readonly depth: number
  readonly weights: Float32Array
  readonly bias: Float32Array
}
let opened: SpeechModel | undefined

/**
 * Opens the Silero voice activity detector: STFT, four convolutions, an LSTM of 128 cells. Returns the probability of
 * speech per `ODDS_SECONDS` of mono samples at 16,000 Hz; the gain brings them to an ordinary level. One instance per
 * thread.
 *
 * @throws WebAssembly.CompileError without SIMD
 * @source SOURCES.md#speech-model
 */
export function openSpeechModel(): SpeechModel {
  opened ??= open()
  return opened
}

/** Buffers of one pass, in the kernel's memory. */
function open(): SpeechModel {
  const layers = weights.layers.map(readLayer)
  const [sizes, rows] = [
    layers.map((layer) => layer.weights.length),
    [6 * BINS, 6 * CELLS, 2 * 64, 64, 2 * CELLS, 4 * CELLS],
  ]
  const total = [...sizes, ...rows].reduce((sum, size) => sum + size, 0)
  const kernel = openMatrixKernel(total)
  let free = 0
  const take = (size: number) => {
    const start = free
    free += size
    return start
  }
  const at = layers.map((layer) => {
    const start = take(layer.weights.length)
    kernel.memory.set(layer.weights, start)
    return start
  })
  const [spectra = 0, first = 0, second = 0, third = 0, state = 0, gates = 0] = rows.map(take)
  const { memory } = kernel
  const part = (start: number, size: number) => memory.subarray(start, start + size)
  const product = (which: number, x: number, y: number, count: 1 | 2 | 4, xStride = 0) => {
    const layer = layers[which] as Layer
    for (let row = 0; row < count; row++) memory.set(layer.bias, y + row * layer.width)
    const multiply: MatrixKernel['one'] = count === 1 ? kernel.one : count === 2 ? kernel.two : kernel.four
    const row = 4 * layer.width
    multiply(4 * (at[which] ?? 0), 4 * x, 4 * y, layer.depth, row, row, 4 * xStride, row)
  }
  const rectify = (start: number, size: number) => {
    for (let i = start; i < start + size; i++) if ((memory[i] ?? 0) < 0) memory[i] = 0
  }
  const cells = new Float32Array(CELLS)
  const out = Float32Array.from(weights.out)

  return (samples, gain) => {
    cells.fill(0)
    part(state, 2 * CELLS).fill(0)
    const odds = new Float32Array(Math.ceil(samples.length / CHUNK))
    for (let chunk = 0; chunk < odds.length; chunk++) {
      writeSpectra(samples, chunk * CHUNK - CONTEXT, gain, part(spectra + BINS, 4 * BINS))
      // Zero padding for the convolutions.
      product(0, spectra, first + CELLS, 4, BINS)
      rectify(first + CELLS, 4 * CELLS)
      product(1, first, second, 2, 2 * CELLS)
      rectify(second, 128)
      product(2, second, third, 1)
      rectify(third, 64)
      product(3, third, state, 1)
      rectify(state, CELLS)
      product(4, state, gates, 1)
      odds[chunk] = stepCells(part(gates, 4 * CELLS), cells, part(state + CELLS, CELLS), out)
    }
    return odds
  }
}

/** One LSTM step; gates in order input, forget, cell, output. */
function stepCells(gates: Float32Array, cells: Float32Array, hidden: Float32Array, out: Float32Array): number {
  let sum = weights.outBias
  for (let i = 0; i < CELLS; i++) {
    const kept = sigmoid(gates[CELLS + i] ?? 0) * (cells[i] ?? 0)
    const cell = kept + sigmoid(gates[i] ?? 0) * tanh(gates[2 * CELLS + i] ?? 0)
    const shown = sigmoid(gates[3 * CELLS + i] ?? 0) * tanh(cell)
    cells[i] = cell
    hidden[i] = shown
    if (shown > 0) sum += shown * (out[i] ?? 0)
  }
  return sigmoid(sum)
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
// Twice as fast as Math.tanh, which is exact to the last bit.
const tanh = (x: number) => 1 - 2 / (1 + Math.exp(2 * x))

const HANN = Float64Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW))
const COSINES = Float64Array.from({ length: WINDOW / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / WINDOW))
const SINES = Float64Array.from({ length: WINDOW / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / WINDOW))
const REVERSED = Uint8Array.from({ length: WINDOW }, (_, i) => {
  let reversed = 0
  for (let bit = 0; bit < 8; bit++) if (i & (1 << bit)) reversed |= 128 >> bit
  return reversed
})
const around = new Float64Array(3 * STEP + WINDOW)
const real = new Float64Array(WINDOW)
const imaginary = new Float64Array(WINDOW)

/** Four magnitude spectra of a chunk and its left context; the right edge is mirrored. */
function writeSpectra(samples: Float32Array, start: number, gain: number, into: Float32Array): void {
  const heard = CONTEXT + CHUNK
  for (let i = 0; i < heard; i++) around[i] = gain * (samples[start + i] ?? 0)
  for (let i = heard; i < around.length; i++) around[i] = around[2 * heard - 2 - i] ?? 0
  for (let pair = 0; pair < 4; pair += 2) {
    // Two real FFTs in one complex one: even and odd parts.
    for (let i = 0; i < WINDOW; i++) {
      const to = REVERSED[i] ?? 0
      real[to] = (HANN[i] ?? 0) * (around[pair * STEP + i] ?? 0)
      imaginary[to] = (HANN[i] ?? 0) * (around[(pair + 1) * STEP + i] ?? 0)
    }
    transform()
    for (let bin = 0; bin < BINS; bin++) {
      const mirror = (WINDOW - bin) % WINDOW
      const a = real[bin] ?? 0
      const b = imaginary[bin] ?? 0
      const c = real[mirror] ?? 0
      const d = imaginary[mirror] ?? 0
      into[pair * BINS + bin] = Math.sqrt((a + c) ** 2 + (b - d) ** 2) / 2
      into[(pair + 1) * BINS + bin] = Math.sqrt((b + d) ** 2 + (c - a) ** 2) / 2
    }
  }
}

/** In-place FFT, input in bit-reversed order. */
function transform(): void {
  for (let half = 1; half < WINDOW; half *= 2) {
    const turn = WINDOW / 2 / half
    for (let start = 0; start < WINDOW; start += 2 * half) {
      for (let k = 0; k < half; k++) {
        const i = start + k
        const j = i + half
        const cosine = COSINES[k * turn] ?? 0
        const sine = SINES[k * turn] ?? 0
        const x = (real[j] ?? 0) * cosine - (imaginary[j] ?? 0) * sine
        const y = (real[j] ?? 0) * sine + (imaginary[j] ?? 0) * cosine
        const a = real[i] ?? 0
        const b = imaginary[i] ?? 0
        real[i] = a + x
        imaginary[i] = b + y
        real[j] = a - x
        imaginary[j] = b - y
      }
    }
  }
}

/** Dequantizes weights: bytes with a scale per output. */
function readLayer({ depth, scales, bytes, bias }: (typeof weights.layers)[number]): Layer {
  const packed = Int8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
  const width = scales.length
  return {
    width,
    depth,
    bias: Float32Array.from(bias),
    weights: Float32Array.from(packed, (byte, i) => byte * (scales[i % width] ?? 0)),
  }
}
