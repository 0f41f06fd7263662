import { NOTES } from '../text/lexicon.ts'
import type { TextScore } from '../text/types.ts'
import type { FittedName } from './models.ts'

/**
 * Required agreement on held-out texts, keyed as `ModelFile.crossValidation`.
 *
 * @source sources.md#how-well-it-agrees-with-people
 */
export const AIMS: Record<FittedName, Readonly<Record<string, number>>> = {
  politeness: { wikipedia: 0.72, stackexchange: 0.4 },
  formality: { all: 0.8 },
  sentiment: { macroF1: 0.69, amazon: 0.75, movie: 0.71, nyt: 0.58 },
  certainty: { all: 0.65 },
}

export type Standing = { shownAs: TextScore['shownAs']; reason?: string }

/** Shows a score as a number only if it reaches its required agreement, else as tips. */
export const standingOf = (name: FittedName, reached: Readonly<Record<string, number>>): Standing =>
  Object.entries(AIMS[name]).every(([on, aim]) => (reached[on] ?? 0) >= aim)
    ? { shownAs: 'score' }
    : { shownAs: 'tips', reason: NOTES.score.tips }
