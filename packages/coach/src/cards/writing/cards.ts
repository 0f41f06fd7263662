import type { Card } from '../../types.ts'
import { badNews } from './bad-news.ts'
import { clearRequests } from './clear-requests.ts'
import { coldEmail } from './cold-email.ts'
import { complaints } from './complaints.ts'
import { noAnswer } from './no-answer.ts'
import { shorter } from './shorter.ts'
import { texts } from './texts.ts'
import { thanksAndOldFriends } from './thanks-and-old-friends.ts'
import { updates } from './updates.ts'

/** Mail, messages and letters. */
export const writingCards: readonly Card[] = [
  ...badNews,
  ...clearRequests,
  ...coldEmail,
  ...complaints,
  ...noAnswer,
  ...shorter,
  ...texts,
  ...thanksAndOldFriends,
  ...updates,
]
