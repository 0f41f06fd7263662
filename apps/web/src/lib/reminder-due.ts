import { dateOf } from './local-day.ts'

/** A daily reminder at local `HH:MM`. `lastShown`: local day. */
export type Reminder = { readonly isOn: boolean; readonly time: string; readonly lastShown: string }

/** Whether the reminder is due: its time has passed and it wasn't shown today. */
export function isReminderDue({ isOn, time, lastShown }: Reminder, now: Date): boolean {
  const clock = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`
  return isOn && clock >= time && lastShown !== dateOf(now)
}
