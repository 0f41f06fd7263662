import type { Talk } from '@understory/contract/talks'
import { clockTime } from '../../lib/clock-time.ts'
import { longDay } from '../../lib/local-day.ts'
import type { talks } from '../../lib/words/en/talks.ts'
import type { Words } from '../../lib/words/use-words.ts'

type TalkWords = Words<typeof talks>

export function titleOf({ who, about }: Pick<Talk, 'who' | 'about'>, words: TalkWords): string {
  if (who.trim() !== '') return words.with(who.trim())
  return about.trim() || words.untitled
}

/** "Nov 27, 2026, 05:30 PM", "Today", or that there is no day yet. */
export function whenOf(when: string | null, today: string | null, words: TalkWords): string {
  if (when === null) return words.noDay
  const [day = '', time] = when.split('T')
  const named = day === today ? words.today : longDay(day)
  return time ? words.onDayAt({ day: named, time: clockTime(Date.parse(when)) }) : named
}
