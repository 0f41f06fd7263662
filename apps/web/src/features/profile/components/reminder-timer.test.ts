import { expect, test } from 'vitest'
import { isReminderDue } from './reminder-timer.tsx'

const at = (time: string) => new Date(`2026-11-21T${time}:00`)
const reminder = { isOn: true, time: '18:00', lastShown: '' }

test("SET-01 a reminder is due once a day from its time on, only while it's on", () => {
  expect(isReminderDue(reminder, at('17:59'))).toBe(false)
  expect(isReminderDue(reminder, at('18:00'))).toBe(true)
  expect(isReminderDue(reminder, at('23:59'))).toBe(true)
  expect(isReminderDue({ ...reminder, lastShown: '2026-11-21' }, at('19:00'))).toBe(false)
  expect(isReminderDue({ ...reminder, lastShown: '2026-11-20' }, at('19:00'))).toBe(true)
  expect(isReminderDue({ ...reminder, isOn: false }, at('19:00'))).toBe(false)
})
