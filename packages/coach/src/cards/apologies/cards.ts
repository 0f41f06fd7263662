import type { Card } from '../../types.ts'
import { afterSnapping } from './after-snapping.ts'
import { atWork } from './at-work.ts'
import { late } from './late.ts'
import { promises } from './promises.ts'

/** Apologies. */
export const apologiesCards: readonly Card[] = [...afterSnapping, ...atWork, ...late, ...promises]
