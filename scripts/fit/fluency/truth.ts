import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeWav } from '@understory/wav/decode'
import { resample } from '@understory/wav/resample'

export type Row = {
  readonly id: string
  readonly file: string
  readonly text: string | null
  readonly speaker?: string
  readonly score?: number | null
  readonly fluency?: readonly number[]
  /** Median pitch by a laryngograph, in hertz. */
  readonly f0_median?: number
}

export function readClip(folder: string, row: Row): Float32Array {
  const decoded = decodeWav(readFileSync(join(folder, row.file)))
  if (!decoded.ok) throw new Error(`${row.file}: ${decoded.message}`)
  return resample(decoded.samples, decoded.sampleRate)
}
