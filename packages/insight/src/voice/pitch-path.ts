import { type Candidates, MOST_CANDIDATES } from './pitch-candidates.ts'

/** Hertz per frame; 0 is unvoiced. */
export type PitchTrack = Float32Array

type PathSettings = {
  /** Strength of the unvoiced state, 0 to 1: higher demands clearer voices. */
  readonly voicing: number
  /** Hertz. */
  readonly low: number
  readonly high: number
}

const OCTAVE_COST = 0.01
const JUMP_COST = 0.35
const VOICING_COST = 0.14

/**
 * Best path through the candidates by dynamic programming; penalizes octave jumps and voicing changes. `reference` is
 * the level of loud speech. @source SOURCES.md#pitch-path
 */
export function tracePitch(
  candidates: Candidates,
  levels: Float32Array,
  reference: number,
  settings: PathSettings,
): PitchTrack {
  const { frames } = candidates
  const width = MOST_CANDIDATES + 1
  const back = new Uint8Array(frames * width)
  const octaves = candidates.hertz.map((hertz) => Math.log2(hertz))
  let before = new Float64Array(width)
  let now = new Float64Array(width)
  for (let f = 0; f < frames; f++) {
    for (let c = 0; c < width; c++) {
      const gain = localGain(candidates, f, c, levels[f] ?? -120, reference, settings)
      if (gain === undefined) {
        now[c] = Number.NEGATIVE_INFINITY
        continue
      }
      now[c] = gain + bestBefore(octaves, f, c, before, back)
    }
    ;[before, now] = [now, before]
  }
  return walkBack(candidates, back, before)
}

// State MOST_CANDIDATES is unvoiced.
function localGain(
  { hertz, strength }: Candidates,
  f: number,
  c: number,
  level: number,
  reference: number,
  { voicing, low, high }: PathSettings,
): number | undefined {
  if (c === MOST_CANDIDATES) return voicing + Math.max(0, (reference - QUIET_BELOW_SPEECH - level) / QUIET_SLOPE)
  const height = strength[f * MOST_CANDIDATES + c] ?? 0
  const pitch = hertz[f * MOST_CANDIDATES + c] ?? 0
  if (height === 0 || pitch < low || pitch > high) return undefined
  return height - OCTAVE_COST * Math.log2(high / pitch)
}

const QUIET_BELOW_SPEECH = 30
const QUIET_SLOPE = 15

// Returns the total and writes the backpointer; avoids an object per candidate.
function bestBefore(octaves: Float32Array, f: number, c: number, totals: Float64Array, back: Uint8Array): number {
  if (f === 0) return 0
  const voiced = c < MOST_CANDIDATES
  const pitch = octaves[f * MOST_CANDIDATES + c] ?? 0
  let place = MOST_CANDIDATES
  let total = (totals[MOST_CANDIDATES] ?? 0) - (voiced ? VOICING_COST : 0)
  for (let p = 0; p < MOST_CANDIDATES; p++) {
    const reached = totals[p] ?? Number.NEGATIVE_INFINITY
    if (reached === Number.NEGATIVE_INFINITY) continue
    const cost = voiced ? JUMP_COST * Math.abs(pitch - (octaves[(f - 1) * MOST_CANDIDATES + p] ?? 0)) : VOICING_COST
    if (reached - cost > total) {
      total = reached - cost
      place = p
    }
  }
  back[f * (MOST_CANDIDATES + 1) + c] = place
  return total
}

function walkBack({ frames, hertz }: Candidates, back: Uint8Array, totals: Float64Array): PitchTrack {
  const track = new Float32Array(frames)
  const width = MOST_CANDIDATES + 1
  let place = totals.indexOf(Math.max(...totals))
  for (let f = frames - 1; f >= 0; f--) {
    if (place < MOST_CANDIDATES) track[f] = hertz[f * MOST_CANDIDATES + place] ?? 0
    place = back[f * width + place] ?? MOST_CANDIDATES
  }
  return track
}
