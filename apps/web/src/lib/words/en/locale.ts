import type { ScreenLanguage } from '@understory/contract/screen-language'

/** The language of these sentences. */
export const LANGUAGE: ScreenLanguage = 'en'

/** How figures, dates and lists are written in it. */
export const LOCALE: string = 'en-US'

/** Whether its clocks begin again at noon. */
export const HAS_HALF_DAYS: boolean = true
