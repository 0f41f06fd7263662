import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Reading, readingOf } from '../../packages/safety/src/reading.ts'
import { LABELED, labeledFile, MESSAGE_FILES } from '../../packages/safety/src/test-sources.ts'
import { readLines } from '../json-lines.ts'
import { foldsOfGroups } from './statistics.ts'
import { truthFolder } from './truth.ts'

/** Real questions to counselors, labeled, in TRUTH_DIR; never part of the repository. */
const COUNSEL = join(truthFolder() ?? '', 'counsel.jsonl')

type Label = 'lead' | 'mention' | 'none'
type SetName = (typeof LABELED)[number] | 'messages' | 'counsel'
type Line = { text: string; label: Label; kind: string | null; who?: string; origin: string; split: 'fit' | 'held' }
/** A labeled message with what is found in it. `group` is never parted between fitting and judging. */
export type DangerRow = Line & { set: SetName; group: string; reading: Reading }

const BLOCK = 50

/** Sets whose messages have nothing to do with each other. */
const BY_TEXT: ReadonlySet<SetName> = new Set(['questions', 'typed', 'asides', 'lines'])

const labeledRows = (set: (typeof LABELED)[number]): DangerRow[] =>
  readLines<Line>(labeledFile(set)).map((row, at) => {
    const group = BY_TEXT.has(set) ? row.text : set === 'harmless' ? `harmless ${Math.floor(at / BLOCK)}` : row.origin
    return { ...row, set, group, reading: readingOf(row.text) }
  })

type OtherLine = { text: string } & Record<'danger' | 'triage', Label>

const otherRows = (set: 'messages' | 'counsel', files: readonly string[], told: 'danger' | 'triage'): DangerRow[] =>
  files
    .flatMap((file) => readLines<OtherLine>(file))
    .map(({ text, [told]: label }) => {
      return { text, label, kind: null, origin: set, split: 'fit', set, group: text, reading: readingOf(text) }
    })

/** Every labeled message: those of the repository, and the real questions where they are at hand. */
export const dangerRows = (): DangerRow[] =>
  [
    ...LABELED.flatMap(labeledRows),
    ...otherRows('messages', MESSAGE_FILES, 'danger'),
    ...otherRows('counsel', existsSync(COUNSEL) ? [COUNSEL] : [], 'triage'),
  ].filter(({ reading }) => reading.sentences.length > 0)

export const foldsOf = (rows: readonly DangerRow[], folds: number): Int32Array => {
  const dealt = new Int32Array(rows.length)
  for (const [set, own] of Map.groupBy(rows.keys(), (row) => rows[row]?.set)) {
    const groups = own.map((row) => `${set} ${rows[row]?.group}`)
    for (const [at, fold] of foldsOfGroups(groups, folds).entries()) dealt[own[at] ?? 0] = fold
  }
  return dealt
}
