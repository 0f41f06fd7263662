import type { ScreenLanguage } from '@understory/contract/screen-language'

/** The language of these sentences. */
export const LANGUAGE: ScreenLanguage = 'en'

/** Whether its clocks begin again at noon. */
export const HAS_HALF_DAYS: boolean = true

/** What parts the whole from its fraction. */
export const DECIMAL_MARK: string = '.'

/** What parts the thousands, and in figures of how many digits it does. */
export const GROUP_MARK: string = ','
export const LEAST_GROUPED_DIGITS: number = 4

/** The months, January first, as they stand in a date. */
export const MONTHS: readonly string[] = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export const shortDate = (day: number, month: string): string => `${month} ${day}`
export const longDate = (day: number, month: string, year: number): string => `${month} ${day}, ${year}`
