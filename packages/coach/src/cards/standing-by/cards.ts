import type { Card } from '../../types.ts'
import { illness } from './illness.ts'
import { jobLossAndBreakup } from './job-loss-and-breakup.ts'
import { listening } from './listening.ts'
import { lowFriends } from './low-friends.ts'

/** A friend or relative who stands beside somebody having a hard time. */
export const standingByCards: readonly Card[] = [...illness, ...jobLossAndBreakup, ...listening, ...lowFriends]
