import { addDays } from '../../lib/local-day.ts'
import { REMIND_CHOICES, type RemindChoice } from '../../storage/talk-reminders.ts'

export { REMIND_CHOICES, type RemindChoice }

const MORNING = '08:00'
const EVENING = '18:00'

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
      return time === undefined ? null : hourBefore(day, time)
  }
}

function hourBefore(day: string, time: string): string {
  const before = new Date(Date.parse(`${day}T${time}:00Z`) - 3_600_000)
  return before.toISOString().slice(0, 16)
}
