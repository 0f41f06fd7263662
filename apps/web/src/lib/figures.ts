import { locale } from './words/en/locale.ts'

const BEFORE_EVERY_THREE = /\B(?=(?:\d{3})+$)/g

/**
 * Formats a number in the screen's language with a true minus sign. Equal to Intl.NumberFormat, whose first use takes a
 * slow phone 100 ms.
 */
export function decimal(value: number, digits: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.')
  const sign = value < 0 ? '−' : ''
  const grouped =
    whole.length < Number(locale.leastGroupedDigits) ? whole : whole.replace(BEFORE_EVERY_THREE, locale.groupMark)
  return sign + (fraction === undefined ? grouped : grouped + locale.decimalMark + fraction)
}

export const whole = (count: number): string => decimal(count, 0)

/** The same, or a placeholder without a number. */
export function decimalOr(value: number | null | undefined, digits: number, absent: string): string {
  return value === null || value === undefined ? absent : decimal(value, digits)
}
