import type { Card } from '../../types.ts'
import { cheating } from './cheating.ts'
import { crafts } from './crafts.ts'
import { hardClasses } from './hard-classes.ts'
import { marks } from './marks.ts'
import { parents } from './parents.ts'
import { quietClasses } from './quiet-classes.ts'

/** Teachers, tutors and teaching assistants; their pupils stand in `school`. */
export const teachingCards: readonly Card[] = [
  ...cheating,
  ...crafts,
  ...hardClasses,
  ...marks,
  ...parents,
  ...quietClasses,
]
