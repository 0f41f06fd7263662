import type { Card } from '../../types.ts'
import { dating } from './dating.ts'
import { leaving } from './leaving.ts'
import { names } from './names.ts'
import { networking } from './networking.ts'
import { newLanguage } from './new-language.ts'
import { starting } from './starting.ts'

/** Strangers, acquaintances and first dates. */
export const meetingPeopleCards: readonly Card[] = [
  ...dating,
  ...leaving,
  ...names,
  ...networking,
  ...newLanguage,
  ...starting,
]
