import { LOCALE } from './words/en/locale.ts'

/** A number with that many decimals, as the language of the screens writes it, with a true minus sign where it is below zero. */
export function decimal(value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return value.toLocaleString(LOCALE, options).replace('-', '−')
}

/** The same, or a stand-in where there is no number. */
export function decimalOr(value: number | null | undefined, digits: number, absent: string): string {
  return value === null || value === undefined ? absent : decimal(value, digits)
}
