import type { Card } from '../../types.ts'
import { codeReview } from './code-review.ts'
import { designAndDates } from './design-and-dates.ts'
import { docs } from './docs.ts'
import { languageModels } from './language-models.ts'
import { outagesAndStandups } from './outages-and-standups.ts'

/** Situations among people who build software. */
export const softwareCards: readonly Card[] = [
  ...codeReview,
  ...designAndDates,
  ...docs,
  ...languageModels,
  ...outagesAndStandups,
]
