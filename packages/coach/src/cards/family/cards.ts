import type { Card } from '../../types.ts'
import { agingParents } from './aging-parents.ts'
import { beingHeard } from './being-heard.ts'
import { comingOut } from './coming-out.ts'
import { criticalParents } from './critical-parents.ts'
import { drinking } from './drinking.ts'
import { grandparents } from './grandparents.ts'
import { inLawsAndCalls } from './in-laws-and-calls.ts'
import { money } from './money.ts'
import { oldHurts } from './old-hurts.ts'
import { ownChoices } from './own-choices.ts'
import { ownJobLoss } from './own-job-loss.ts'
import { putOffDecisions } from './put-off-decisions.ts'
import { separatedParents } from './separated-parents.ts'
import { teenagersToParents } from './teenagers-to-parents.ts'

/** Relatives, where nobody is in danger. A card gives way to the safety words in its `not`. */
export const familyCards: readonly Card[] = [
  ...agingParents,
  ...beingHeard,
  ...comingOut,
  ...criticalParents,
  ...drinking,
  ...grandparents,
  ...inLawsAndCalls,
  ...money,
  ...oldHurts,
  ...ownChoices,
  ...ownJobLoss,
  ...putOffDecisions,
  ...separatedParents,
  ...teenagersToParents,
]
