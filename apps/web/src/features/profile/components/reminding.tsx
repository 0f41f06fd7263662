import { useReminder } from '../use-reminder.ts'

/** Draws nothing: it watches the clock for the reminder that a person switched on. */
export function Reminding() {
  useReminder()
  return null
}
