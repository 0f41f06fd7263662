import type { ScreenLanguage } from '@understory/contract/screen-language'
import { locale } from './en/locale.ts'

/** The language of the screens. */
export const LANGUAGE: ScreenLanguage = locale.language

/** What parts the whole from its fraction. */
export const DECIMAL_MARK: string = locale.decimalMark

/** What parts the thousands, and in figures of how many digits it does. */
export const GROUP_MARK: string = locale.groupMark
export const LEAST_GROUPED_DIGITS = Number(locale.leastGroupedDigits)
