import type { Card } from '../../types.ts'
import { beingLeft } from './being-left.ts'
import { breakingUp } from './breaking-up.ts'
import { closeness } from './closeness.ts'
import { fightsAndSilence } from './fights-and-silence.ts'
import { jealousy } from './jealousy.ts'
import { lies } from './lies.ts'
import { neverSorry } from './never-sorry.ts'
import { paceAndWishes } from './pace-and-wishes.ts'
import { screens } from './screens.ts'
import { sharingTheWork } from './sharing-the-work.ts'
import { taste } from './taste.ts'

/** Between two who love each other, where nobody is in danger. A card gives way to the safety words in its `not`. */
export const couplesCards: readonly Card[] = [
  ...beingLeft,
  ...breakingUp,
  ...closeness,
  ...fightsAndSilence,
  ...jealousy,
  ...lies,
  ...neverSorry,
  ...paceAndWishes,
  ...screens,
  ...sharingTheWork,
  ...taste,
]
