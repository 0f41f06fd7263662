// Prints how formality and politeness do on a source that the fit doesn't know: each source is judged by a fit on the others.
//   TRUTH_DIR=… node scripts/fit/evaluate-sources.ts [formality politeness]
import { everyRow, type Fold, seeSet } from './cross-validate.ts'
import { encodeTexts, fitHead, predictNested, wordsOf } from './heads.ts'
import { measureShare } from './measure.ts'
import { FORMALITY, type Plan, POLITENESS } from './plans.ts'
import { isChosen, requireTruth } from './truth.ts'

const folder = requireTruth()

async function evaluate(plan: Plan): Promise<void> {
  const seen = seeSet(folder, plan.set)
  const { weight } = plan
  const weights = weight && Float64Array.from(seen.rows, (row) => weight(row))
  const sourceOf = (row: number): string | undefined => seen.rows[row]?.domain
  const folds = [...new Set(everyRow(seen).map(sourceOf))].map(
    (source): Fold => ({
      learned: everyRow(seen).filter((row) => sourceOf(row) !== source),
      held: everyRow(seen).filter((row) => sourceOf(row) === source),
    }),
  )
  const read = wordsOf(plan, seen, false)
  const apart = folds.map((fold) => read.apart(fold))
  // A fold's scores are 0 outside the source that it judges.
  const words = Float64Array.from(seen.rows, (_, row) => apart.reduce((sum, own) => sum + (own[row] ?? 0), 0))
  console.log(plan.id, 'words alone', measureShare(plan, seen, words).crossValidation)
  const vectors = await encodeTexts(seen.rows)
  const both = predictNested(
    { vectors, targets: plan.targets(seen.rows) },
    { ...read, apart: (fold) => apart[folds.indexOf(fold)] ?? read.apart(fold) },
    folds,
    (rows, learned) => fitHead(rows, learned, 'learned', weights),
  )
  console.log(plan.id, 'with the encoder', measureShare(plan, seen, both).crossValidation)
}

for (const plan of [FORMALITY, POLITENESS]) if (isChosen(plan.id)) await evaluate(plan)
