import type { ScreenLanguage } from '@understory/contract/screen-language'
import { locale } from './en/locale.ts'

export const LANGUAGE: ScreenLanguage = locale.language
