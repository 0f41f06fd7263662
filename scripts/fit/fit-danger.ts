// Fits the second reader of danger anew from the messages of the repository and writes
// packages/coach/src/safety/learned/weights.json:
//   node scripts/fit/fit-danger.ts
import { writeFileSync } from 'node:fs'
import { quantile } from '@understory/insight/voice/statistics'
import { AUTHORS } from '../../packages/coach/src/development/safety/fresh/fresh.ts'
import { TABLE } from '../../packages/coach/src/safety/learned/features.ts'
import { KINDS, type ModelFile, pack, unpack } from '../../packages/coach/src/safety/learned/model.ts'
import { type DangerRow, dangerRows } from './danger-set.ts'
import { fitLogistic, scoreOf } from './logistic.ts'
import type { LinearFit, SparseRow } from './ridge.ts'
import { foldsOf } from './statistics.ts'

const PENALTY = 0.1
const FOLDS = 5
/** Slots of the smaller table in which kinds are told apart. */
const KIND_TABLE = 1 << 14
/** Of hard harmless messages, and of ordinary ones, so many may be asked about. */
const ALARMS = { hard: 0.05, ordinary: 0.009 }

/** Ordinary messages are many; each counts for less than a hard one. */
const ORDINARY_WEIGHT = 0.5
const weightOf = (row: DangerRow | undefined): number => (row && isOrdinary(row) ? ORDINARY_WEIGHT : 1)

const fitDanger = (rows: readonly DangerRow[]): LinearFit =>
  fitLogistic(
    rows.map(({ features }) => features),
    rows.map(({ isDanger }) => isDanger),
    { columns: TABLE, penalty: PENALTY, weightOf: (each) => weightOf(rows[each]) },
  )

const folded = ({ at, value }: SparseRow): SparseRow => ({ at: at.map((slot) => slot & (KIND_TABLE - 1)), value })

const fitKinds = (rows: readonly DangerRow[]): [string, LinearFit][] => {
  const dangers = rows.filter(({ kind }) => kind in KINDS)
  const seen = dangers.map(({ features }) => folded(features))
  return Object.keys(KINDS).map((kind) => {
    const isIt = dangers.map((row) => row.kind === kind)
    return [kind, fitLogistic(seen, isIt, { columns: KIND_TABLE, penalty: PENALTY })]
  })
}

type Seen = DangerRow & { score: number; guess: string }

const guessOf = (kinds: readonly [string, LinearFit][], { features }: DangerRow): string =>
  kinds
    .map(([kind, fit]): [string, number] => [kind, scoreOf(fit, folded(features))])
    .reduce((best, each) => (each[1] > best[1] ? each : best))[0]

/** Every message judged by a reader that has not seen its fold; rows of a fold below 0 are only learned from. */
const judged = (rows: readonly DangerRow[], foldOf: (row: DangerRow, at: number) => number, folds: number): Seen[] =>
  Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const known = rows.filter((row, at) => foldOf(row, at) !== fold)
    const [danger, kinds] = [fitDanger(known), fitKinds(known)]
    return rows
      .filter((row, at) => foldOf(row, at) === fold)
      .map((row) => ({ ...row, score: scoreOf(danger, row.features), guess: guessOf(kinds, row) }))
  })

const share = (rows: readonly Seen[], holds: (row: Seen) => boolean): number =>
  Math.round((1000 * rows.filter(holds).length) / Math.max(1, rows.length)) / 1000

const isQuiet = ({ ruled }: DangerRow): boolean => ruled.level === 'none'
const isHard = ({ source, isDanger }: DangerRow): boolean => source === 'n' && !isDanger
const isOrdinary = ({ source }: DangerRow): boolean => source === 'ways' || source === 'coach'
const isFresh = ({ source, isDanger }: DangerRow): boolean => isDanger && AUTHORS.includes(source)

/** The score from which so few harmless messages of both sorts are asked about. */
const thresholdOf = (seen: readonly Seen[]): number => {
  const above = (isOf: (row: Seen) => boolean, share: number): number =>
    quantile(
      Float64Array.from(
        seen.filter((row) => isOf(row) && isQuiet(row)),
        ({ score }) => score,
      ).sort(),
      1 - share,
    )
  const from = Math.max(above(isHard, ALARMS.hard), above(isOrdinary, ALARMS.ordinary))
  return Math.round(100 * from) / 100
}

const figuresOf = (name: string, seen: readonly Seen[], from: number): Record<string, number> => {
  const isAsked = (row: Seen): boolean => isQuiet(row) && row.score >= from
  const fresh = seen.filter(isFresh)
  const left = fresh.filter(isQuiet)
  const asked = fresh.filter(isAsked)
  const byKind = Object.keys(KINDS).map((kind): [string, number] => [
    `${name} asked, of ${kind} that the rules left`,
    share(
      left.filter((row) => row.kind === kind),
      isAsked,
    ),
  ])
  return {
    [`${name} from`]: from,
    [`${name} found by the rules`]: share(fresh, (row) => ['check', 'crisis'].includes(row.ruled.level)),
    [`${name} found by both`]: share(fresh, (row) => ['check', 'crisis'].includes(row.ruled.level) || isAsked(row)),
    [`${name} asked, of those that the rules left`]: share(left, isAsked),
    ...Object.fromEntries(byKind),
    [`${name} right kind, of those asked`]: share(asked, ({ guess, kind }) => guess === kind),
    [`${name} hard harmless asked`]: share(
      seen.filter((row) => isHard(row) && isQuiet(row)),
      isAsked,
    ),
    [`${name} ordinary asked`]: share(
      seen.filter((row) => isOrdinary(row) && isQuiet(row)),
      isAsked,
    ),
    [`${name} left, at no hard harmless`]: share(
      left,
      ({ score }) => score > Math.max(...seen.filter((row) => isHard(row) && isQuiet(row)).map((row) => row.score)),
    ),
  }
}

const rows = dangerRows()
const byChance = foldsOf(rows.length, FOLDS)
const places = new Map(rows.map((row, at) => [row, at]))
const seen = judged(rows, (row) => byChance[places.get(row) ?? 0] ?? 0, FOLDS)
const checkFrom = thresholdOf(seen)

/** Each author's dangers read by what the others wrote; what is harmless is dealt out, the rest is always known. */
const dealt = foldsOf(rows.length, AUTHORS.length, 11)
const bySet = ({ source }: DangerRow, at: number): number =>
  AUTHORS.includes(source) ? AUTHORS.indexOf(source) : source === 'rules' || source === 'w' ? -1 : (dealt[at] ?? 0)
const elsewhere = judged(rows, bySet, AUTHORS.length)

const crossValidation = {
  ...figuresOf('unseen:', seen, checkFrom),
  ...figuresOf('unseen author:', elsewhere, thresholdOf(elsewhere)),
}
console.log(crossValidation)
console.log(rows.length, 'rows')

const packed = ({ bias, weights }: LinearFit): ModelFile['danger'] => pack(bias, weights)
const danger = fitDanger(rows)
const file: ModelFile = {
  id: 'danger-1',
  trainedOn: `messages of packages/coach/src/development, written for this reader and for the coach: ${rows.filter(({ isDanger }) => isDanger).length} dangerous, ${rows.filter(({ isDanger }) => !isDanger).length} harmless`,
  licence: 'ours',
  fitted: new Date().toISOString().slice(0, 10),
  rows: rows.length,
  crossValidation,
  checkFrom,
  danger: packed(danger),
  kinds: Object.fromEntries(fitKinds(rows).map(([kind, fit]) => [kind, packed(fit)])),
}
const shipped = { ...danger, ...unpack(file.danger) }
const off = rows.map(({ features }) =>
  Math.abs(
    scoreOf(danger, features) - scoreOf({ bias: shipped.bias, weights: Float64Array.from(shipped.weights) }, features),
  ),
)
console.log(`packing moves a score by ${(off.reduce((a, b) => a + b, 0) / off.length).toFixed(3)} on average`)
const text = `${JSON.stringify(file)}\n`
writeFileSync(new URL('../../packages/coach/src/safety/learned/weights.json', import.meta.url), text)
console.log(`weights.json: ${Math.round(text.length / 1024)} kB`)
