import type { Card } from '../../types.ts'
import { animals } from './animals.ts'
import { babies } from './babies.ts'
import { firstWords } from './first-words.ts'
import { funeralsAndWork } from './funerals-and-work.ts'
import { suicide } from './suicide.ts'
import { tellingOthers } from './telling-others.ts'

/** Around a death, for those who stand beside the bereaved. No figures of speech in this folder. */
export const griefCards: readonly Card[] = [
  ...animals,
  ...babies,
  ...firstWords,
  ...funeralsAndWork,
  ...suicide,
  ...tellingOthers,
]
