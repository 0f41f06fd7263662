import type { Card } from '../../types.ts'
import { badNews } from './bad-news.ts'
import { change } from './change.ts'
import { feedback } from './feedback.ts'
import { formerPeersAndExperts } from './former-peers-and-experts.ts'
import { lettingGoAndKeeping } from './letting-go-and-keeping.ts'
import { motivation } from './motivation.ts'
import { payAndLeave } from './pay-and-leave.ts'
import { quarrelsAndDetours } from './quarrels-and-detours.ts'

/** For those who lead others. */
export const leadingCards: readonly Card[] = [
  ...badNews,
  ...change,
  ...feedback,
  ...formerPeersAndExperts,
  ...lettingGoAndKeeping,
  ...motivation,
  ...payAndLeave,
  ...quarrelsAndDetours,
]
