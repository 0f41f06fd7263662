import type { Chip } from '@understory/contract/coaching'
import { builders, line, needs, roles, speeches } from '../content.ts'
import type { Understanding } from '../understand/understand.ts'
import { capital, hearerLabel } from './labels.ts'
import { hasTones } from './tone.ts'

const HOW = { say: 'Say it', text: 'Text', mail: 'Mail' } as const
const TONE = { softer: 'Softer', plain: 'Plain', firmer: 'Firmer' } as const

/** What the reply rests on, as chips. What is not known and would change nothing has none. */
export function chipsOf(one: Understanding, { isOffered }: { isOffered: boolean }): Chip[] {
  const chips: Chip[] = []
  if (one.case.value)
    chips.push({ kind: 'situation', state: one.case.state, id: one.case.value.id, label: one.case.value.title })
  else if (isOffered) chips.push({ kind: 'situation', state: 'open', id: null, label: line('not-sure') })
  const builder = one.builder === null ? undefined : (builders.get(one.builder) ?? speeches.get(one.builder))
  const need = one.need.value === null ? undefined : needs.get(one.need.value)
  if (need && !isOffered)
    chips.push({ kind: 'need', state: one.need.state, id: need.id, label: builder?.label ?? need.label })
  const to = one.to.value === null ? undefined : roles.get(one.to.value)
  const likely = one.hearers.map((id) => ({ id, label: capital(hearerLabel(one.message, id)) }))
  if (to)
    chips.push({ kind: 'to', state: one.to.state, id: to.id, label: capital(hearerLabel(one.message, to.id)), likely })
  else chips.push({ kind: 'to', state: 'open', id: null, label: line('not-set'), likely })
  if (isOffered) return chips
  if (one.need.value !== 'deliver')
    chips.push({ kind: 'how', state: one.how.state, id: one.how.value, label: HOW[one.how.value] })
  const tones = one.case.value ? hasTones(one.case.value) : builder !== undefined && builders.has(builder.id)
  if (tones) chips.push({ kind: 'tone', state: one.tone.state, id: one.tone.value, label: TONE[one.tone.value] })
  return chips
}

/** What the person set, for a language model's reply: guesses never go there. */
export function chipsForModel(chosen: {
  to?: string | undefined
  how?: keyof typeof HOW | undefined
  tone?: keyof typeof TONE | undefined
}): Chip[] {
  const to = chosen.to === undefined ? undefined : roles.get(chosen.to)
  const open = { state: 'open', id: null, label: line('not-set') } as const
  return [
    to ? { kind: 'to', state: 'set', id: to.id, label: capital(to.label) } : { kind: 'to', ...open },
    chosen.how ? { kind: 'how', state: 'set', id: chosen.how, label: HOW[chosen.how] } : { kind: 'how', ...open },
    chosen.tone ? { kind: 'tone', state: 'set', id: chosen.tone, label: TONE[chosen.tone] } : { kind: 'tone', ...open },
  ]
}
