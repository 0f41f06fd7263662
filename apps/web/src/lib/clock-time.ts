import { LOCALE } from './words/en/locale.ts'

/** The local time of day as hour:minute, "9:04" or "21:30". */
export function clockTime(milliseconds: number): string {
  const date = new Date(milliseconds)
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`
}

const DATE_AND_TIME = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A local date and time as "Nov 21, 2026, 04:05 PM". */
export function dateAndTime(iso: string): string {
  return DATE_AND_TIME.format(new Date(iso))
}
