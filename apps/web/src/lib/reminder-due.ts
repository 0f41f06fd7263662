import { dateOf } from './local-day.ts'

/** A daily reminder at a local time, `HH:MM`. `lastShown` is the local day on which it was last seen. */
export type Reminder = { readonly isOn: boolean; readonly time: string; readonly lastShown: string }

/** Whether a daily reminder shall be shown now: its time has come today and it was not shown yet. */
export function isReminderDue({ isOn, time, lastShown }: Reminder, now: Date): boolean {
  const clock = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`
  return isOn && clock >= time && lastShown !== dateOf(now)
}
