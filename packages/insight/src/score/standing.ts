import type { ScoreShownAs } from '../text/types.ts'
import type { FittedName } from './models.ts'

/** What a score must reach on texts that its model has not seen; the names are those of `ModelFile.crossValidation`. */
type Aims = Readonly<Record<string, number>>

/** @source sources.md#how-well-it-agrees-with-people */
const AIMS: Record<FittedName, Aims> = {
  politeness: { wikipedia: 0.68, stackexchange: 0.34 },
  formality: { all: 0.78 },
  sentiment: { macroF1: 0.64, amazon: 0.68, movie: 0.66, nyt: 0.52 },
  certainty: { all: 0.62 },
}

export type Standing = { shownAs: ScoreShownAs; reason?: string }

const TIPS =
  'It agrees with people less closely than this engine aims for, so take its direction and its reasons as tips.'

/** How a score may be shown: where its agreement with people misses an aim, as a tip and not as a figure. */
export const standingOf = (name: FittedName, reached: Readonly<Record<string, number>>): Standing =>
  Object.entries(AIMS[name]).every(([on, aim]) => (reached[on] ?? 0) >= aim)
    ? { shownAs: 'score' }
    : { shownAs: 'tips', reason: TIPS }
