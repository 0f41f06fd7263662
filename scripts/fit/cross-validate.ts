import { designOf, Terms, type TextDesign } from './design.ts'
import { type Fitted, fitLinear, predictLinear } from './fit-linear.ts'
import type { Plan } from './plans.ts'
import { foldsOf } from './statistics.ts'
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

/** What is predicted for each text by a model that has not seen it. */
export const predictUnseen = (plan: Plan, seen: SeenSet): Float64Array => {
  const folds = foldsOf(seen.rows.length, FOLDS)
  const out = new Float64Array(seen.rows.length)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const learned = Array.from(folds.keys()).filter((row) => folds[row] !== fold)
    const fitted = fitPlan(plan, seen, learned)
    seen.designs.forEach((design, row) => {
      if (folds[row] === fold) out[row] = predictLinear(fitted, design)
    })
  }
  return out
}

/** The mean of one dense feature over the stretches of each text. */
export const denseOf = (seen: SeenSet, place: number): Float64Array =>
  Float64Array.from(seen.designs, (design) =>
    design.reduce((sum, { share, dense }) => sum + share * (dense[place] ?? 0), 0),
  )
