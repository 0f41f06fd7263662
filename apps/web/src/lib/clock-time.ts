import { longDayAt } from './local-day.ts'
import { dates } from './words/en/dates.ts'

const HAS_HALF_DAYS = String(dates.clock) === '12'

/** Local time, such as "09:05 AM". */
export function clockTime(milliseconds: number): string {
  const date = new Date(milliseconds)
  const hours = date.getHours()
  const time = `${twoDigits(HAS_HALF_DAYS ? hours % 12 || 12 : hours)}:${twoDigits(date.getMinutes())}`
  return HAS_HALF_DAYS ? `${time} ${hours < 12 ? 'AM' : 'PM'}` : time
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0')

/** Local date and time, such as "Nov 21, 2026, 04:05 PM". */
export function dateAndTime(iso: string): string {
  return `${longDayAt(iso)}, ${clockTime(Date.parse(iso))}`
}
