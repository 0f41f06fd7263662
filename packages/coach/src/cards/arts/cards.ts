import type { Card } from '../../types.ts'
import { critique } from './critique.ts'
import { editsAndHurt } from './edits-and-hurt.ts'
import { pitches } from './pitches.ts'
import { rejection } from './rejection.ts'
import { stories } from './stories.ts'
import { workingTogether } from './working-together.ts'

/** People who make things and show them. */
export const artsCards: readonly Card[] = [
  ...critique,
  ...editsAndHurt,
  ...pitches,
  ...rejection,
  ...stories,
  ...workingTogether,
]
