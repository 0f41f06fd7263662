import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Reading, readingOf } from '../../packages/safety/src/reading.ts'
import { hashOf, LABELED, labeledFile, MESSAGE_FILES } from '../../packages/safety/src/test-sources.ts'
import { truthFolder } from './truth.ts'

/** Real questions to counselors, labeled, in TRUTH_DIR; never part of the repository. */
const COUNSEL = join(truthFolder() ?? '', 'counsel.jsonl')

type Label = 'lead' | 'mention' | 'none'
export type SetName = (typeof LABELED)[number] | 'messages' | 'counsel'
type Line = { text: string; label: Label; kind: string | null; who?: string; origin: string; split: 'fit' | 'held' }
/** A labeled message with what is found in it. `group` is never parted between fitting and judging. */
export type DangerRow = Line & { set: SetName; group: string; reading: Reading }

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)

const BLOCK = 50

/** Sets whose messages have nothing to do with each other. */
const BY_TEXT: ReadonlySet<SetName> = new Set(['questions', 'typed', 'asides', 'lines'])

const labeledRows = (set: (typeof LABELED)[number]): DangerRow[] =>
  linesOf(labeledFile(set)).map((line, at) => {
    const row = JSON.parse(line) as Line
    const group = BY_TEXT.has(set) ? row.text : set === 'harmless' ? `harmless ${Math.floor(at / BLOCK)}` : row.origin
    return { ...row, set, group, reading: readingOf(row.text) }
  })

const messageRows = (): DangerRow[] =>
  MESSAGE_FILES.flatMap(linesOf).map((line) => {
    const { text, danger } = JSON.parse(line) as { text: string; danger: Label }
    const row = { text, label: danger, kind: null, origin: 'messages', split: 'fit' as const }
    return { ...row, set: 'messages' as const, group: text, reading: readingOf(text) }
  })

const counselRows = (): DangerRow[] =>
  existsSync(COUNSEL)
    ? linesOf(COUNSEL).map((line) => {
        const { text, triage } = JSON.parse(line) as { text: string; triage: Label }
        const row = { text, label: triage, kind: null, origin: 'counsel', split: 'fit' as const }
        return { ...row, set: 'counsel' as const, group: text, reading: readingOf(text) }
      })
    : []

/** Every labeled message: those of the repository, and the real questions where they are at hand. */
export const dangerRows = (): DangerRow[] =>
  [...LABELED.flatMap(labeledRows), ...messageRows(), ...counselRows()].filter(
    ({ reading }) => reading.sentences.length > 0,
  )

/** Groups dealt in turn into folds, set by set, in an order that only their names decide. */
export const foldsOfGroups = (rows: readonly DangerRow[], folds: number): Int32Array => {
  const dealt = new Map<string, number>()
  for (const set of [...LABELED, 'messages', 'counsel'] as const) {
    const groups = new Set(rows.filter((row) => row.set === set).map(({ group }) => `${set} ${group}`))
    const order = [...groups].map((group) => [hashOf(group), group] as const).toSorted((a, b) => (a[0] < b[0] ? -1 : 1))
    order.forEach(([, group], at) => {
      dealt.set(group, at % folds)
    })
  }
  return Int32Array.from(rows, ({ set, group }) => dealt.get(`${set} ${group}`) ?? 0)
}
