import type { Chip, Coaching } from '@understory/contract/coaching'
import { isOfModel } from './chosen.ts'

/** What a language model is told, if the person sets it. */
const TOLD = ['to', 'how', 'tone'] as const

/** The chips of a reply. A language model's has those that can be set for it, set or not. */
export function shownChips(coaching: Coaching, notSet: string): readonly Chip[] {
  if (!isOfModel(coaching)) return coaching.chips
  return TOLD.map(
    (kind): Chip =>
      coaching.chips.find((chip) => chip.kind === kind) ?? { kind, state: 'open', id: null, label: notSet },
  )
}
