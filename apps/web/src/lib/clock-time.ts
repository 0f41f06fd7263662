import { LOCALE } from './words/en/locale.ts'

/** The local time of day as hour:minute, "9:04" or "21:30". */
export function clockTime(milliseconds: number): string {
  const date = new Date(milliseconds)
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`
}

/** Made when it is first wanted: it takes a slow phone a twentieth of a second. */
let dateAndTimeFormat: Intl.DateTimeFormat | undefined

/** A local date and time as "Nov 21, 2026, 04:05 PM". */
export function dateAndTime(iso: string): string {
  dateAndTimeFormat ??= new Intl.DateTimeFormat(LOCALE, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return dateAndTimeFormat.format(new Date(iso))
}
