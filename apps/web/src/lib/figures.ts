import { LOCALE } from './words/en/locale.ts'

/** A number with that many decimals, as the language of the screens writes it. */
export function decimal(value: number, digits: number): string {
  return value.toLocaleString(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** The same, or a stand-in where there is no number. */
export function decimalOr(value: number | null | undefined, digits: number, absent: string): string {
  return value === null || value === undefined ? absent : decimal(value, digits)
}
