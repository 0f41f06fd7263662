import type { ScreenLanguage } from '@understory/contract/screen-language'

export const LANGUAGE: ScreenLanguage = 'es'

export const LOCALE: string = 'es'

export const HAS_HALF_DAYS: boolean = false
