import { BLOCK_SECONDS } from './limits.ts'
import type { LevelHint } from './types.ts'

export type BlockLevel = {
  /** RMS in dBFS; -100 for silence. */
  readonly db: number
  readonly isCut: boolean
}

const NOTHING_DB = -100
const CUT = 0.99
const CUT_SAMPLES = 3

export function levelOf(block: Float32Array): BlockLevel {
  let sum = 0
  let cut = 0
  for (const sample of block) {
    sum += sample * sample
    if (Math.abs(sample) >= CUT) cut += 1
  }
  const db = block.length > 0 && sum > 0 ? 10 * Math.log10(sum / block.length) : NOTHING_DB
  return { db: Math.max(NOTHING_DB, db), isCut: cut >= CUT_SAMPLES }
}

// Our own thresholds: below -35 LUFS a recording counts as too quiet; with under 12 dB between voice and room the two
// can't be told apart.
const SECONDS = { silent: 3, loud: 2, quiet: 5, noisy: 8 } as const
const SILENT_DB = -70
const QUIET_DB = -42
const ROOM_DB = 12
const CUT_BLOCKS = 3

/** Hint from the newest blocks; null if all is well or unknown. */
export function hintOf(levels: readonly BlockLevel[]): LevelHint | null {
  const last = (seconds: number) => {
    const count = Math.round(seconds / BLOCK_SECONDS)
    return levels.length < count ? undefined : levels.slice(-count)
  }
  if (last(SECONDS.silent)?.every(({ db }) => db < SILENT_DB)) return 'silent'
  if (levels.slice(-SECONDS.loud / BLOCK_SECONDS).filter(({ isCut }) => isCut).length >= CUT_BLOCKS) return 'too-loud'
  const quiet = last(SECONDS.quiet)
  if (quiet && centile(quiet, 0.9) < QUIET_DB) return 'too-quiet'
  const noisy = last(SECONDS.noisy)
  if (noisy && centile(noisy, 0.9) - centile(noisy, 0.1) < ROOM_DB) return 'noisy'
  return null
}

function centile(levels: readonly BlockLevel[], share: number): number {
  const sorted = levels.map(({ db }) => db).sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? NOTHING_DB
}

const METER_FLOOR_DB = -60

/** A level for the meter, 0 to 1. */
export function meterShare(db: number): number {
  return Math.max(0, Math.min(1, (db - METER_FLOOR_DB) / -METER_FLOOR_DB))
}
