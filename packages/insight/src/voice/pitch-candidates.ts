import { HOP_SECONDS, PITCH_RATE } from './condition.ts'

/** Search range in hertz. */
export const PITCH_RANGE = { low: 60, high: 520 } as const

export const MOST_CANDIDATES = 8

/** `MOST_CANDIDATES` slots per frame; strength 0 is empty. */
export type Candidates = {
  readonly frames: number
  readonly hertz: Float32Array
  /** Peak of the normalized correlation, 0 to 1. */
  readonly strength: Float32Array
  /** Maximum strength per frame. */
  readonly best: Float32Array
}

// Search on every second sample; the band is low enough not to alias.
const COARSE = 2
const COARSE_RATE = PITCH_RATE / COARSE
const EXACT_WINDOW = Math.round(0.036 * PITCH_RATE)
const WEAKEST = 0.25

/** Range in hertz and window length. */
type Search = { readonly low: number; readonly high: number; readonly windowSeconds: number }

/**
 * Pitch candidates by normalized square difference, for the frames `wanted`. Exact to about a quarter semitone;
 * `refinePitch` improves the chosen one. Long windows suit noise, short ones creak and onsets.
 *
 * Not `pitchy`: it takes 2.1 s for five minutes, more than all measures together (0.9 s), and has no runners-up for the
 * path search. @source SOURCES.md#pitch-candidates
 */
export function findCandidates(narrow: Float32Array, wanted: Uint8Array, search: Search): Candidates {
  const length = Math.round(search.windowSeconds * COARSE_RATE)
  const shortest = Math.floor(COARSE_RATE / search.high)
  const longest = Math.ceil(COARSE_RATE / search.low)
  const frames = wanted.length
  const hertz = new Float32Array(frames * MOST_CANDIDATES)
  const strength = new Float32Array(frames * MOST_CANDIDATES)
  const best = new Float32Array(frames)
  const curve = new Float64Array(longest + 3)
  const window = new Float64Array(length + longest + 4)
  const squares = new Float64Array(window.length + 1)
  for (let f = 0; f < frames; f++) {
    if (!wanted[f]) continue
    loadWindow(narrow, middleOf(f), window, squares)
    correlate(window, squares, curve, length, shortest)
    best[f] = pickPeaks(curve, shortest, hertz, strength, f * MOST_CANDIDATES)
  }
  return { frames, hertz, strength, best }
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

// Both halves are centered, so that the lag doesn't shift the estimate. Adjacent lags share their windows.
function correlate(
  window: Float64Array,
  squares: Float64Array,
  curve: Float64Array,
  length: number,
  shortest: number,
): void {
  const center = window.length >> 1
  for (let lag = shortest - 1 - ((length + shortest - 1) & 1); lag < curve.length - 1; lag += 2) {
    const a = center - ((length + lag) >> 1)
    const b = a + lag
    let [here, next] = [0, 0]
    let y = window[b] ?? 0
    for (let i = 0; i < length; i++) {
      const x = window[a + i] ?? 0
      here += x * y
      y = window[b + i + 1] ?? 0
      next += x * y
    }
    const first = (squares[a + length] ?? 0) - (squares[a] ?? 0)
    curve[lag] = normalized(here, first + (squares[b + length] ?? 0) - (squares[b] ?? 0))
    curve[lag + 1] = normalized(next, first + (squares[b + length + 1] ?? 0) - (squares[b + 1] ?? 0))
  }
}

const normalized = (product: number, energy: number) => (energy > 1e-14 ? (2 * product) / energy : 0)

function pickPeaks(
  curve: Float64Array,
  shortest: number,
  hertz: Float32Array,
  strength: Float32Array,
  row: number,
): number {
  let found = 0
  let best = 0
  for (let lag = shortest; lag < curve.length - 2 && found < MOST_CANDIDATES; lag++) {
    const here = curve[lag] ?? 0
    const before = curve[lag - 1] ?? 0
    const after = curve[lag + 1] ?? 0
    if (here < WEAKEST || here < before || here <= after) continue
    const peak = parabola(before, here, after)
    hertz[row + found] = COARSE_RATE / (lag + peak.shift)
    const height = Math.min(1, peak.value)
    strength[row + found] = height
    if (height > best) best = height
    found++
  }
  return best
}

function parabola(before: number, top: number, after: number): { shift: number; value: number } {
  const bend = before - 2 * top + after
  const shift = bend < 0 ? (before - after) / (2 * bend) : 0
  return { shift, value: top - ((before - after) * shift) / 4 }
}

/** Refines the coarse pitch of one frame at full rate. @source SOURCES.md#pitch-candidates */
export function refinePitch(narrow: Float32Array, frame: number, hertz: number): number {
  const middle = middleOf(frame)
  let lag = Math.round(PITCH_RATE / hertz)
  for (let step = 0; step < 3; step++) {
    const { before, top, after } = correlationsAround(narrow, middle, lag)
    if (before <= top && after <= top) return PITCH_RATE / (lag + parabola(before, top, after).shift)
    lag += before > after ? -1 : 1
  }
  return hertz
}

const middleOf = (frame: number) => Math.round((frame + 0.5) * HOP_SECONDS * PITCH_RATE)

// Correlation at a lag and both neighbors.
function correlationsAround(narrow: Float32Array, middle: number, lag: number) {
  const from = Math.max(0, middle - ((EXACT_WINDOW + lag) >> 1))
  const end = from + EXACT_WINDOW
  let [p, q, r, energy, moved] = [0, 0, 0, 0, 0]
  const first = narrow[from + lag - 1] ?? 0
  const second = narrow[from + lag] ?? 0
  let y = first
  let z = second
  for (let i = from; i < end; i++) {
    const x = narrow[i] ?? 0
    const next = narrow[i + lag + 1] ?? 0
    p += x * y
    q += x * z
    r += x * next
    energy += x * x
    moved += z * z
    y = z
    z = next
  }
  return {
    before: normalized(p, energy + moved + first * first - y * y),
    top: normalized(q, energy + moved),
    after: normalized(r, energy + moved - second * second + z * z),
  }
}
