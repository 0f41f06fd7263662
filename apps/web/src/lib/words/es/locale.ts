import type { ScreenLanguage } from '@understory/contract/screen-language'

export const LANGUAGE: ScreenLanguage = 'es'

export const HAS_HALF_DAYS: boolean = false

export const DECIMAL_MARK: string = ','

export const GROUP_MARK: string = '.'
export const LEAST_GROUPED_DIGITS: number = 5

export const MONTHS: readonly string[] = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ')

export const shortDate = (day: number, month: string): string => `${day} ${month}`
export const longDate = (day: number, month: string, year: number): string => `${day} ${month} ${year}`
