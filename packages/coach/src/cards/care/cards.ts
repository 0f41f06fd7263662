import type { Card } from '../../types.ts'
import { badNews } from './bad-news.ts'
import { dementia } from './dementia.ts'
import { patients } from './patients.ts'
import { relatives } from './relatives.ts'
import { teachBack } from './teach-back.ts'

/** Nurses, doctors, aides and relatives who care. */
export const careCards: readonly Card[] = [...badNews, ...dementia, ...patients, ...relatives, ...teachBack]
