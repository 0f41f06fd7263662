import { useReminder } from '../use-reminder.ts'

/** Renders nothing; runs the daily reminder. */
export function ReminderTimer() {
  useReminder()
  return null
}
