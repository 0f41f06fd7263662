import { NOTES } from '../text/lexicon.ts'
import type { TextScore } from '../text/types.ts'
import type { FittedName } from './models.ts'

/** What a score must reach on texts that its model has not seen; the names are those of `ModelFile.crossValidation`. */
type Aims = Readonly<Record<string, number>>

/** @source sources.md#how-well-it-agrees-with-people */
export const AIMS: Record<FittedName, Aims> = {
  politeness: { wikipedia: 0.72, stackexchange: 0.4 },
  formality: { all: 0.8 },
  sentiment: { macroF1: 0.69, amazon: 0.75, movie: 0.71, nyt: 0.58 },
  certainty: { all: 0.65 },
}

export type Standing = { shownAs: TextScore['shownAs']; reason?: string }

/** How a score may be shown: where its agreement with people misses an aim, as a tip and not as a figure. */
export const standingOf = (name: FittedName, reached: Readonly<Record<string, number>>): Standing =>
  Object.entries(AIMS[name]).every(([on, aim]) => (reached[on] ?? 0) >= aim)
    ? { shownAs: 'score' }
    : { shownAs: 'tips', reason: NOTES.score.tips }
