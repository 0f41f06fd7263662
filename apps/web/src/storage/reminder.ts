import { isDay } from '../lib/local-day.ts'
import type { Reminder } from '../lib/reminder-due.ts'
import { storedValue } from './key.ts'

const OFF: Reminder = { isOn: false, time: '18:00', lastShown: '' }
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const reminder = storedValue<Reminder>('understory.reminder', OFF, decode, JSON.stringify)

function decode(text: string): Reminder | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const { isOn, time, lastShown } = value as Partial<Record<keyof Reminder, unknown>>
    if (typeof time !== 'string' || !TIME.test(time)) return undefined
    return { isOn: isOn === true, time, lastShown: isDay(lastShown) ? lastShown : '' }
  } catch {
    return undefined
  }
}
