import type { Card } from '../../types.ts'
import { groupWork } from './group-work.ts'
import { teachers } from './teachers.ts'

/** Pupils and students; their teachers stand in `teaching`. */
export const schoolCards: readonly Card[] = [...groupWork, ...teachers]
