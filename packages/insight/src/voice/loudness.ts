import { mean } from '../statistics.ts'
import { type Biquad, filterBlock, newState } from './filters.ts'

const BLOCK_SECONDS = 0.4
const STEPS_PER_BLOCK = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10
const OFFSET = -0.691

/**
 * Integrated loudness in LUFS, mono (ITU-R BS.1770): K-weighting, 400 ms blocks with 75 % overlap, gates at -70 LUFS
 * and -10 LU. Null if shorter than a block or all below the gate. @source SOURCES.md#loudness
 */
export function measureLoudness(samples: Float32Array, sampleRate: number): number | null {
  const powers = blockPowers(samples, sampleRate)
  const loud = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE)
  if (loud.length === 0) return null
  const gate = toLufs(mean(loud)) + RELATIVE_GATE
  const kept = loud.filter((power) => toLufs(power) > gate)
  return kept.length > 0 ? toLufs(mean(kept)) : null
}

const toLufs = (power: number) => OFFSET + 10 * Math.log10(power)

function blockPowers(samples: Float32Array, sampleRate: number): readonly number[] {
  const step = Math.round((BLOCK_SECONDS / STEPS_PER_BLOCK) * sampleRate)
  const sections = kWeighting(sampleRate)
  const state = newState(sections)
  const scratch = new Float64Array(step)
  const steps: number[] = []
  for (let start = 0; start + step <= samples.length; start += step) {
    scratch.set(samples.subarray(start, start + step))
    filterBlock(scratch, step, sections, state)
    let sum = 0
    for (let i = 0; i < step; i++) sum += (scratch[i] ?? 0) ** 2
    steps.push(sum / step)
  }
  const powers: number[] = []
  for (let i = STEPS_PER_BLOCK; i <= steps.length; i++) powers.push(mean(steps.slice(i - STEPS_PER_BLOCK, i)))
  return powers
}

/** K-weighting filter for any rate, derived from the analog prototypes. @source SOURCES.md#loudness */
export function kWeighting(sampleRate: number): readonly Biquad[] {
  return [shelf(sampleRate), roomHighPass(sampleRate)]
}

function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const quality = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const middle = high ** 0.4996667741545416
  const norm = 1 / (1 + k / quality + k * k)
  return {
    b0: (high + (middle * k) / quality + k * k) * norm,
    b1: 2 * (k * k - high) * norm,
    b2: (high - (middle * k) / quality + k * k) * norm,
    a1: 2 * (k * k - 1) * norm,
    a2: (1 - k / quality + k * k) * norm,
  }
}

function roomHighPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const quality = 0.5003270373238773
  const norm = 1 / (1 + k / quality + k * k)
  return { b0: 1, b1: -2, b2: 1, a1: 2 * (k * k - 1) * norm, a2: (1 - k / quality + k * k) * norm }
}
