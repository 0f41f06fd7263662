import type { Chip, Coaching } from '@understory/contract/coaching'
import { isWrittenByModel } from './chosen.ts'

/** Settings that a language model receives. */
const TOLD = ['to', 'how', 'tone'] as const

/** A language model's reply also shows chips that aren't set yet. */
export function shownChips(coaching: Coaching, notSet: string): readonly Chip[] {
  if (!isWrittenByModel(coaching)) return coaching.chips
  return TOLD.map(
    (kind): Chip =>
      coaching.chips.find((chip) => chip.kind === kind) ?? { kind, state: 'open', id: null, label: notSet },
  )
}
