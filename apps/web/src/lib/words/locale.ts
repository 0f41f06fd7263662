import type { ScreenLanguage } from '@understory/contract/screen-language'
import { locale } from './en/locale.ts'

export const LANGUAGE: ScreenLanguage = locale.language

/** Decimal separator. */
export const DECIMAL_MARK: string = locale.decimalMark

/** Thousands separator, and the number of digits from which it is used. */
export const GROUP_MARK: string = locale.groupMark
export const LEAST_GROUPED_DIGITS = Number(locale.leastGroupedDigits)
