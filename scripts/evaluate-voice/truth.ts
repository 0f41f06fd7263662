import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeWav } from '@understory/wav/decode'
import { resample } from '@understory/wav/resample'

/** A row of a truth set; which of the figures it holds depends on the set. */
export type Row = {
  readonly id: string
  readonly file: string
  readonly text: string | null
  readonly kind?: string
  readonly base?: string | null
  readonly speaker?: string
  readonly score?: number | null
  readonly fluency?: readonly number[]
  readonly gaps?: readonly (readonly [number, number])[]
  readonly true_ratio?: number
  readonly f0?: number
  readonly f0_median?: number
  readonly f0_sd_semitones?: number
  readonly f0_ratio?: number
  readonly sex?: string
  readonly gain_db?: number
  readonly snr_db?: number
  readonly clipped_fraction?: number
  readonly rms_dbfs?: number
  readonly n_nuclei?: number
  readonly n_syll?: number
  readonly n_words?: number
  readonly wpm?: number
  readonly wpm_span?: number
}

/** The folder of the truth sets, from TRUTH_DIR; ends the process with a sentence when it is not set. */
export function truthFolder(): string {
  const folder = process.env.TRUTH_DIR
  if (folder) return folder
  console.error('Set TRUTH_DIR to the folder of the truth sets (voice-physical.jsonl and its neighbors).')
  process.exit(2)
}

export function readRows(folder: string, set: string): readonly Row[] {
  return readFileSync(join(folder, `${set}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line))
}

/** Samples of a clip at 16 kHz; most truth clips are. */
export function readClip(folder: string, row: Row): Float32Array {
  const decoded = decodeWav(readFileSync(join(folder, row.file)))
  if (!decoded.ok) throw new Error(`${row.file}: ${decoded.message}`)
  return resample(decoded.samples, decoded.sampleRate)
}
