import { designOf, Terms, type TextDesign } from './design.ts'
import { type Fitted, fitLinear, meanDense, predictLinear } from './fit-linear.ts'
import type { Plan } from './plans.ts'
import { foldsOfGroups } from './statistics.ts'
import { readTruth, type TruthRow } from './truth.ts'

export type SeenSet = { rows: TruthRow[]; designs: TextDesign[]; words: Terms; letters: Terms }

export const seeSet = (folder: string, set: string): SeenSet => {
  const rows = readTruth(folder, set)
  const [words, letters] = [new Terms(), new Terms()]
  return {
    rows,
    words,
    letters,
    designs: rows.map((row) => designOf(row.text, words, letters)),
  }
}

export const fitPlan = ({ options, targets, weight }: Plan, seen: SeenSet, rows: readonly number[]): Fitted => {
  const chosen = rows.flatMap((row) => seen.rows[row] ?? [])
  return fitLinear(
    rows.map((row) => seen.designs[row] ?? []),
    targets(chosen),
    weight === undefined ? options : { ...options, weight: (place) => weight(chosen[place] as TruthRow) },
  )
}

const FOLDS = 5

/** Sentences of one document share a fold. */
const groupOf = ({ id }: TruthRow): string => id.replace(/^((?:answers|blog|email|news):\S+)\.\d+$/, '$1')

export type Fold = { learned: number[]; held: number[] }

/** Folds that split no document of formality. Rows of other sets name no author or document: each is its own group. */
export const foldsOfRows = (seen: SeenSet, rows: readonly number[]): Fold[] => {
  const folds = foldsOfGroups(
    rows.map((row) => groupOf(seen.rows[row] ?? { id: '', text: '', score: 0 })),
    FOLDS,
  )
  return Array.from({ length: FOLDS }, (_, fold) => ({
    learned: rows.filter((_, at) => folds[at] !== fold),
    held: rows.filter((_, at) => folds[at] === fold),
  }))
}

export const everyRow = (seen: SeenSet): number[] => Array.from(seen.rows.keys())

/** Out-of-fold predictions; 0 for other rows. */
export const predictUnseen = (plan: Plan, seen: SeenSet, rows = everyRow(seen)): Float64Array => {
  const out = new Float64Array(seen.rows.length)
  for (const { learned, held } of foldsOfRows(seen, rows)) predictRows(fitPlan(plan, seen, learned), seen, held, out)
  return out
}

export const predictRows = (fitted: Fitted, seen: SeenSet, rows: readonly number[], out: Float64Array): void => {
  for (const row of rows) out[row] = predictLinear(fitted, seen.designs[row] ?? [])
}

export const denseOf = (seen: SeenSet, place: number): Float64Array =>
  Float64Array.from(seen.designs, (design) => meanDense(design, place))

export const pick = (values: ArrayLike<number>, rows: readonly number[]): Float64Array =>
  Float64Array.from(rows, (row) => values[row] ?? 0)
