import { HAS_HALF_DAYS, LOCALE } from './words/en/locale.ts'

/** The local time of day as `dateAndTime` tells it, "09:05 AM"; without its format, which a page that wakes up would wait for. */
export function clockTime(milliseconds: number): string {
  const date = new Date(milliseconds)
  const hours = date.getHours()
  const time = `${twoDigits(HAS_HALF_DAYS ? hours % 12 || 12 : hours)}:${twoDigits(date.getMinutes())}`
  return HAS_HALF_DAYS ? `${time} ${hours < 12 ? 'AM' : 'PM'}` : time
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0')

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
