import type { Card } from '../../types.ts'
import { bullies } from './bullies.ts'
import { driftingFriends } from './drifting-friends.ts'
import { gossip } from './gossip.ts'
import { hardTalks } from './hard-talks.ts'
import { money } from './money.ts'
import { remarks } from './remarks.ts'

/** Friends, and those who are none. */
export const friendsCards: readonly Card[] = [
  ...bullies,
  ...driftingFriends,
  ...gossip,
  ...hardTalks,
  ...money,
  ...remarks,
]
