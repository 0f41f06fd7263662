import { useTalkReminders } from '../use-talk-reminders.ts'

/** Draws nothing: it watches the clock for reminders of talks. */
export function TalkReminding() {
  useTalkReminders()
  return null
}
