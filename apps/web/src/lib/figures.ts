import { DECIMAL_MARK, GROUP_MARK, LEAST_GROUPED_DIGITS } from './words/locale.ts'

const BEFORE_EVERY_THREE = /\B(?=(?:\d{3})+$)/g

/**
 * A number with that many decimals, as the language of the screens writes it, with a true minus sign where it is below zero.
 * The browser's number format says the same; made for the first time it costs a slow phone a tenth of a second.
 */
export function decimal(value: number, digits: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.')
  const sign = value < 0 ? '−' : ''
  const grouped = whole.length < LEAST_GROUPED_DIGITS ? whole : whole.replace(BEFORE_EVERY_THREE, GROUP_MARK)
  return sign + (fraction === undefined ? grouped : grouped + DECIMAL_MARK + fraction)
}

/** A count, as the language of the screens writes it. */
export const whole = (count: number): string => decimal(count, 0)

/** The same, or a stand-in where there is no number. */
export function decimalOr(value: number | null | undefined, digits: number, absent: string): string {
  return value === null || value === undefined ? absent : decimal(value, digits)
}
