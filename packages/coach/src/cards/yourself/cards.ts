import type { Card } from '../../types.ts'
import { calm } from './calm.ts'
import { temper } from './temper.ts'
import { tooManySorries } from './too-many-sorries.ts'

/** One's own nerves, temper and habits of speech. */
export const yourselfCards: readonly Card[] = [...calm, ...temper, ...tooManySorries]
