import { designOf, Terms, type TextDesign } from './design.ts'
import { type Fitted, fitLinear, predictLinear } from './fit-linear.ts'
import type { Plan } from './plans.ts'
import { foldsOfGroups } from './statistics.ts'
import { readTruth, type TruthRow } from './truth.ts'

/** A truth set as the models see it. */
export type SeenSet = { rows: TruthRow[]; designs: TextDesign[]; words: Terms; letters: Terms }

/** Reads every text of a set once, as the engine reads it. */
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

/** Fits a plan on some rows of its set. */
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

/** Sentences of one document have one author and stay on one side of a fold; elsewhere no row tells who wrote it. */
const groupOf = ({ id }: TruthRow): string => id.replace(/^((?:answers|blog|email|news):\S+)\.\d+$/, '$1')

export type Fold = { learned: number[]; held: number[] }

/** Some rows of a set in folds; what one author wrote is never parted. */
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

/** What is predicted for each of some texts by a model that has not seen its author; 0 for all others. */
export const predictUnseen = (plan: Plan, seen: SeenSet, rows = everyRow(seen)): Float64Array => {
  const out = new Float64Array(seen.rows.length)
  for (const { learned, held } of foldsOfRows(seen, rows)) predictRows(fitPlan(plan, seen, learned), seen, held, out)
  return out
}

/** Writes what a model says of some texts into `out`. */
export const predictRows = (fitted: Fitted, seen: SeenSet, rows: readonly number[], out: Float64Array): void => {
  for (const row of rows) out[row] = predictLinear(fitted, seen.designs[row] ?? [])
}

/** The mean of one dense feature over the stretches of each text. */
export const denseOf = (seen: SeenSet, place: number): Float64Array =>
  Float64Array.from(seen.designs, (design) =>
    design.reduce((sum, { share, dense }) => sum + share * (dense[place] ?? 0), 0),
  )
