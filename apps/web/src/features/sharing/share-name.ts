import type { Share } from '@understory/contract/sharing'
import { dateAndTime } from '../../lib/clock-time.ts'
import type { sharing } from '../../lib/words/en/sharing.ts'
import type { Words } from '../../lib/words/use-words.ts'

/** A share's name: its recipient, else when it was created. */
export function shareName({ name, email, createdAt }: Share, { coaches }: Words<typeof sharing>): string {
  return name || email || coaches.link(dateAndTime(createdAt))
}
