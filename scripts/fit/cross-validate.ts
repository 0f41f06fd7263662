import { designOf, Terms, type TextDesign } from './design.ts'
import { type Fitted, fitLinear, predictLinear } from './fit-linear.ts'
import type { Plan } from './plans.ts'
import { foldsOfGroups } from './statistics.ts'
import { readTruth, type TruthRow } from './truth.ts'

/** A truth set with its design rows. */
export type SeenSet = { rows: TruthRow[]; designs: TextDesign[]; words: Terms; letters: Terms }

/** Reads a set and extracts features as the engine does. */
export const seeSet = (folder: string, set: string): SeenSet => {
  const rows = readTruth(folder, set)
  const [words, letters] = [new Terms(), new Terms()]
  return {
    rows,
    words,
    letters,
    designs: rows.map((row) => designOf(row.text, { words: 3, letters: true }, words, letters)),
  }
}

/** Fits a plan on a subset of rows. */
export const fitPlan = ({ options, targets, weight }: Plan, seen: SeenSet, rows: readonly number[]): Fitted => {
  const at = <Value>(list: readonly Value[], place: number): Value => {
    const value = list[place]
    if (value === undefined) throw new RangeError(`no row ${place}`)
    return value
  }
  const chosen = rows.map((row) => at(seen.rows, row))
  return fitLinear(
    rows.map((row) => at(seen.designs, row)),
    targets(chosen),
    weight === undefined ? options : { ...options, weight: (place) => weight(at(chosen, place)) },
    { words: seen.words.names, letters: seen.letters.names },
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

/** Writes predictions to `out`. */
export const predictRows = (fitted: Fitted, seen: SeenSet, rows: readonly number[], out: Float64Array): void => {
  for (const row of rows) out[row] = predictLinear(fitted, seen.designs[row] ?? [])
}

/** Mean of a dense feature per text. */
export const denseOf = (seen: SeenSet, place: number): Float64Array =>
  Float64Array.from(seen.designs, (design) =>
    design.reduce((sum, { share, dense }) => sum + share * (dense[place] ?? 0), 0),
  )
