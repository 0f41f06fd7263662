import type { Card } from '../../types.ts'
import { bigNews } from './big-news.ts'
import { closedDoor } from './closed-door.ts'
import { drinkAndFinds } from './drink-and-finds.ts'
import { languages } from './languages.ts'
import { liesAndDelicateTalks } from './lies-and-delicate-talks.ts'
import { phonesAndGrades } from './phones-and-grades.ts'
import { quarrels } from './quarrels.ts'
import { school } from './school.ts'
import { smallChildren } from './small-children.ts'
import { twoRules } from './two-rules.ts'

/** Parents with children from two to twenty, where nobody is in danger. */
export const parentingCards: readonly Card[] = [
  ...bigNews,
  ...closedDoor,
  ...drinkAndFinds,
  ...languages,
  ...liesAndDelicateTalks,
  ...phonesAndGrades,
  ...quarrels,
  ...school,
  ...smallChildren,
  ...twoRules,
]
