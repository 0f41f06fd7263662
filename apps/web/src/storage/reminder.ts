import { isDay } from '../lib/local-day.ts'
import { fieldsOf, isText } from '../lib/parse-json.ts'
import { storedJson } from './key.ts'

/** A daily reminder at local `HH:MM`. `lastShown`: local day. */
export type Reminder = { readonly isOn: boolean; readonly time: string; readonly lastShown: string }

const OFF: Reminder = { isOn: false, time: '18:00', lastShown: '' }
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const reminder = storedJson<Reminder>('understory.reminder', OFF, (value) => {
  const { isOn, time, lastShown } = fieldsOf(value)
  if (!isText(time) || !TIME.test(time)) return undefined
  return { isOn: isOn === true, time, lastShown: isDay(lastShown) ? lastShown : '' }
})
