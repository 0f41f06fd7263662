import type { Chip, Chosen, Coaching } from '@understory/contract/coaching'
import { FIELDS_PER_REPLY } from '@understory/contract/limits'

/** Merges a change. Another case or need drops the settings of the previous one. */
export function mergeChosen(before: Chosen, change: Chosen): Chosen {
  const merged: Chosen = { ...before, ...change }
  if (change.situation !== undefined && change.need === undefined) delete merged.need
  if (change.need !== undefined && change.situation === undefined && before.situation !== null) delete merged.situation
  if ((change.situation !== undefined || change.need !== undefined) && change.builder === undefined) {
    delete merged.builder
  }
  const fields = Object.entries({ ...before.fields, ...change.fields }).slice(-FIELDS_PER_REPLY)
  if (fields.length > 0) merged.fields = Object.fromEntries(fields)
  return merged
}

/** What the person set, as sent to a language model; no guesses. */
export function settingsForModel(coaching: Coaching | undefined): Chosen | undefined {
  const { to, how, tone } = coaching?.chosen ?? {}
  const told: Chosen = { ...(to && { to }), ...(how && { how }), ...(tone && { tone }) }
  return Object.keys(told).length > 0 ? told : undefined
}

/** The chip that a change is about. */
export function kindOf(change: Chosen): Chip['kind'] {
  if (change.need !== undefined || change.builder !== undefined) return 'need'
  if (change.situation !== undefined) return 'situation'
  return change.to !== undefined ? 'to' : change.how !== undefined ? 'how' : 'tone'
}

/** Whether a language model wrote the reply; then a change asks again instead of redrawing. */
export function isWrittenByModel({ parts }: Coaching): boolean {
  return parts.some(({ kind }) => kind === 'markdown')
}

/** Settings that a language model receives. */
const TOLD = ['to', 'how', 'tone'] as const

/** A language model's reply also shows chips that aren't set yet. */
export function shownChips(coaching: Coaching): readonly Chip[] {
  if (!isWrittenByModel(coaching)) return coaching.chips
  return TOLD.map(
    (kind): Chip => coaching.chips.find((chip) => chip.kind === kind) ?? { kind, state: 'open', id: null, label: '' },
  )
}
