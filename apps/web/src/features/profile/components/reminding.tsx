import { useReminder } from '../use-reminder.ts'

/** Renders nothing; runs the daily reminder. */
export function Reminding() {
  useReminder()
  return null
}
