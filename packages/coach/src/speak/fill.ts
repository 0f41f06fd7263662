import { isSayable } from '../read/times.ts'
import type { Card, Slots } from '../types.ts'
import type { Fragment } from './echo.ts'

/** What a template of ours may be filled with. */
type Filling = { slots: Slots; card?: Card; quote?: Fragment }
export type Filled = { text: string; slots: readonly string[]; quote?: Fragment }

const FORMS = {
  he: { they: 'he', them: 'him', their: 'his' },
  she: { they: 'she', them: 'her', their: 'her' },
  they: { they: 'they', them: 'them', their: 'their' },
} as const

const slotValue = (name: string, { slots, card, quote }: Filling): string | undefined => {
  const person = slots.to?.value
  if (name === 'quote') return quote ? `"${quote.text}"` : undefined
  if (name === 'to') return person?.np
  if (name === 'label') return card?.label
  if (name === 'amount') return slots.amount?.value
  if (name === 'when') {
    const when = slots.when?.value
    return when && when.urgency !== 'past' && isSayable(when.text) ? when.text : undefined
  }
  if (name === 'they' || name === 'them' || name === 'their') return FORMS[person?.pronoun ?? 'they'][name]
  return undefined
}

/** A template with its slots filled; nothing when one of them is unknown. Names which slots of theirs it used. */
export const fill = (template: string, filling: Filling): Filled | undefined => {
  const used: string[] = []
  let missing = false
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slotValue(name, filling)
    if (value === undefined) missing = true
    else if (name === 'quote' || name === 'to' || name === 'when' || name === 'amount') used.push(name)
    return value ?? ''
  })
  if (missing) return undefined
  return { text, slots: used, ...(used.includes('quote') && filling.quote ? { quote: filling.quote } : {}) }
}
