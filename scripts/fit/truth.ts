import { join } from 'node:path'
import { readLines } from '../json-lines.ts'

export type TruthRow = {
  id: string
  text: string
  score: number
  domain?: string
  labels?: string[]
  starts?: number[]
  group?: string
}

/** Folder of the truth sets, which are not in this repository; undefined where it is not given. */
export const truthFolder = (): string | undefined => process.env.TRUTH_DIR || undefined

/** The same; exits with an explanation if it is not given. */
export const requireTruth = (): string => {
  const folder = truthFolder()
  if (folder) return folder
  console.error('The truth sets are not part of this repository. Name their folder: TRUTH_DIR=/path/to/truth')
  process.exit(2)
}

export const readTruth = <Row = TruthRow>(folder: string, set: string): Row[] => readLines(join(folder, `${set}.jsonl`))
