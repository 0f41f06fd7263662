import type { Card } from '../../types.ts'
import { landlords } from './landlords.ts'
import { neighbors } from './neighbors.ts'
import { noisyNeighbors } from './noisy-neighbors.ts'
import { roommates } from './roommates.ts'

/** Who lives under the same roof or next door, and who owns it. */
export const homeCards: readonly Card[] = [...landlords, ...neighbors, ...noisyNeighbors, ...roommates]
