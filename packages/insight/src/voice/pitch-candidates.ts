import { HOP_SECONDS, PITCH_RATE } from './condition.ts'

/** Lowest and highest pitch that is sought, in hertz. */
export const PITCH_RANGE = { low: 60, high: 520 } as const

/** How many candidates a frame may have. */
export const MOST_CANDIDATES = 8

/** Candidates of all frames, `MOST_CANDIDATES` places a frame; a strength of 0 means that the place is empty. */
export type Candidates = {
  readonly frames: number
  readonly hertz: Float32Array
  /** Height of the peak in the normalized correlation, 0 to 1. */
  readonly strength: Float32Array
}

// The search runs on every second sample of the narrow band: that band ends far below where it would fold.
const COARSE = 2
const COARSE_RATE = PITCH_RATE / COARSE
const WINDOW = Math.round(0.036 * COARSE_RATE)
const SHORTEST_LAG = Math.floor(COARSE_RATE / PITCH_RANGE.high)
const LONGEST_LAG = Math.ceil(COARSE_RATE / PITCH_RANGE.low)
const WEAKEST = 0.25

/**
 * Pitch candidates of each frame: the peaks of the normalized square difference of a 36 ms window and its shifted
 * self. Exact to about a quarter of a semitone; `refinePitch` reads the chosen one again.
 *
 * Own search instead of the npm package `pitchy`: that one needs 2.1 s of processor for five minutes where all measures
 * together take 0.9 s, and names one pitch a frame where the path needs the runners-up.
 *
 * @param narrow  the pitch band at `PITCH_RATE`
 * @param wanted  1 for each frame that is worth looking at
 * @source SOURCES.md#pitch-candidates
 */
export function findCandidates(narrow: Float32Array, wanted: Uint8Array): Candidates {
  const frames = wanted.length
  const hertz = new Float32Array(frames * MOST_CANDIDATES)
  const strength = new Float32Array(frames * MOST_CANDIDATES)
  const curve = new Float64Array(LONGEST_LAG + 2)
  const window = new Float64Array(WINDOW + LONGEST_LAG + 2)
  const squares = new Float64Array(window.length + 1)
  for (let f = 0; f < frames; f++) {
    if (!wanted[f]) continue
    loadWindow(narrow, middleOf(f), window, squares)
    correlate(window, squares, curve)
    pickPeaks(curve, hertz, strength, f * MOST_CANDIDATES)
  }
  return { frames, hertz, strength }
}

function loadWindow(narrow: Float32Array, middle: number, window: Float64Array, squares: Float64Array): void {
  const first = middle - (window.length >> 1) * COARSE
  let sum = 0
  for (let i = 0; i < window.length; i++) {
    const x = narrow[first + i * COARSE] ?? 0
    window[i] = x
    sum += x * x
    squares[i + 1] = sum
  }
}

// Both halves are moved apart around the middle, so that a lag does not pull the estimate to later sound.
function correlate(window: Float64Array, squares: Float64Array, curve: Float64Array): void {
  const center = window.length >> 1
  for (let lag = SHORTEST_LAG - 1; lag <= LONGEST_LAG + 1; lag++) {
    const a = center - ((WINDOW + lag) >> 1)
    const b = a + lag
    let product = 0
    for (let i = 0; i < WINDOW; i++) product += (window[a + i] ?? 0) * (window[b + i] ?? 0)
    const energy = (squares[a + WINDOW] ?? 0) - (squares[a] ?? 0) + (squares[b + WINDOW] ?? 0) - (squares[b] ?? 0)
    curve[lag] = energy > 1e-14 ? (2 * product) / energy : 0
  }
}

function pickPeaks(curve: Float64Array, hertz: Float32Array, strength: Float32Array, row: number): void {
  let found = 0
  for (let lag = SHORTEST_LAG; lag <= LONGEST_LAG && found < MOST_CANDIDATES; lag++) {
    const here = curve[lag] ?? 0
    const before = curve[lag - 1] ?? 0
    const after = curve[lag + 1] ?? 0
    if (here < WEAKEST || here < before || here <= after) continue
    const peak = parabola(before, here, after)
    hertz[row + found] = COARSE_RATE / (lag + peak.shift)
    strength[row + found] = Math.min(1, peak.value)
    found++
  }
}

function parabola(before: number, top: number, after: number): { shift: number; value: number } {
  const bend = before - 2 * top + after
  const shift = bend < 0 ? (before - after) / (2 * bend) : 0
  return { shift, value: top - ((before - after) * shift) / 4 }
}

/**
 * The pitch of one frame read again at the full rate, to a few hundredths of a semitone.
 *
 * @param hertz  the pitch as found coarsely
 * @source SOURCES.md#pitch-candidates
 */
export function refinePitch(narrow: Float32Array, frame: number, hertz: number): number {
  const middle = middleOf(frame)
  let lag = Math.round(PITCH_RATE / hertz)
  let before = correlation(narrow, middle, lag - 1)
  let top = correlation(narrow, middle, lag)
  let after = correlation(narrow, middle, lag + 1)
  for (let step = 0; step < 2 && (before > top || after > top); step++) {
    if (before > after) {
      lag--
      after = top
      top = before
      before = correlation(narrow, middle, lag - 1)
    } else {
      lag++
      before = top
      top = after
      after = correlation(narrow, middle, lag + 1)
    }
  }
  return before > top || after > top ? hertz : PITCH_RATE / (lag + parabola(before, top, after).shift)
}

const middleOf = (frame: number) => Math.round((frame + 0.5) * HOP_SECONDS * PITCH_RATE)

function correlation(narrow: Float32Array, middle: number, lag: number): number {
  const length = WINDOW * COARSE
  const a = middle - ((length + lag) >> 1)
  let product = 0
  let energy = 0
  for (let i = a < 0 ? -a : 0; i < length; i++) {
    const x = narrow[a + i] ?? 0
    const y = narrow[a + lag + i] ?? 0
    product += x * y
    energy += x * x + y * y
  }
  return energy > 1e-14 ? (2 * product) / energy : 0
}
