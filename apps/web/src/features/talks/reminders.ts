import type { Talk } from '@understory/contract/talks'
import { addDays } from '../../lib/local-day.ts'
import { type RemindChoice, type TalkReminder, talkReminders } from '../../storage/talk-reminders.ts'

const MORNING = '08:00'
const EVENING = '18:00'
const HOUR_MS = 3_600_000

/**
 * When to remind of a talk, on the clock on the wall, as "2026-11-27T17:30"; null where it needs a time that is not set.
 *
 * @param when the day of the talk, with a time or without
 */
export function remindAt(when: string, choice: RemindChoice): string | null {
  const [day = '', time] = when.split('T')
  switch (choice) {
    case 'morning':
      return `${day}T${MORNING}`
    case 'evening':
      return `${addDays(day, -1)}T${EVENING}`
    case 'atTime':
      return time === undefined ? null : when
    case 'hour':
      return time === undefined ? null : hourBefore(when)
  }
}

const hourBefore = (when: string) => new Date(Date.parse(`${when}:00Z`) - HOUR_MS).toISOString().slice(0, 16)

/** A talk has one reminder at most; null takes it away. */
export function setReminder(id: string, reminder: TalkReminder | null): void {
  const others = talkReminders.read().filter((one) => one.id !== id)
  talkReminders.write(reminder ? [...others, reminder] : others)
}

/** Keeps a talk's reminder in step with its day, its time and whom it is with. It goes once the talk was had. */
export function moveReminder({ id, when, who, after }: Pick<Talk, 'id' | 'when' | 'who' | 'after'>): void {
  const own = talkReminders.read().find((one) => one.id === id)
  if (!own) return
  const at = when === null || after !== null ? null : remindAt(when, own.choice)
  if (at !== own.at || who !== own.who) setReminder(id, at === null ? null : { ...own, at, who })
}
