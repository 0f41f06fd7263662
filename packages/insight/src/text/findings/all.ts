import type { Cues } from '../cues.ts'
import type { Reading } from '../reading.ts'
import {
  blameFindings,
  empathyFindings,
  fauxFeelingFindings,
  politenessFindings,
  unclearAskFindings,
} from './people.ts'
import { absoluteFindings, boosterFindings, fillerFindings, hedgeFindings } from './stance.ts'
import type { Finding } from './types.ts'
import { wordingFindings } from './wording.ts'

/** All findings of a text in the order of their places. The context changes weights and wording, never what is found. */
export const findingsOf = (reading: Reading, cues: Cues, context: string): Finding[] =>
  [
    ...hedgeFindings(reading, cues, context),
    ...boosterFindings(reading, cues, context),
    ...absoluteFindings(reading, cues, context),
    ...fillerFindings(reading, cues),
    ...blameFindings(reading, cues),
    ...empathyFindings(reading, cues),
    ...fauxFeelingFindings(reading, cues),
    ...unclearAskFindings(reading, cues),
    ...politenessFindings(reading, cues),
    ...wordingFindings(reading, context),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
