import type { Chip, Chosen } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import { isSpeech } from '../build/build.ts'
import { builders, content, line, needs, roles } from '../content.ts'
import { capital } from '../understand/text.ts'
import type { Understanding } from '../understand/understand.ts'
import { hearerLabel } from './labels.ts'
import { hasTones } from './tone.ts'

const HOW = { say: 'Say it', text: 'Text', mail: 'Mail' } as const
const TONE = { softer: 'Softer', plain: 'Plain', firmer: 'Firmer' } as const

type Shape = { isOffered: boolean; hasOneForm?: boolean | undefined }

/** What the reply rests on, as chips. What would change nothing has none. */
export function chipsOf(one: Understanding, { isOffered, hasOneForm = false }: Shape): Chip[] {
  const chips: Chip[] = []
  if (one.case.value)
    chips.push({ kind: 'situation', state: one.case.state, id: one.case.value.id, label: one.case.value.title })
  else if (isOffered) chips.push({ kind: 'situation', state: 'open', id: null, label: line('not-sure') })
  const builder = builders.get(one.builder ?? '')
  const need = needs.get(one.need.value ?? '')
  if (need && !isOffered)
    chips.push({ kind: 'need', state: one.need.state, id: need.id, label: builder?.label ?? need.label })
  const labelOf = (id: string) => capital(hearerLabel(one.message, id))
  const to = roles.get(one.to.value ?? '')
  const likely = one.hearers.map((id) => ({ id, label: labelOf(id) }))
  if (to) chips.push({ kind: 'to', state: one.to.state, id: to.id, label: labelOf(to.id), likely })
  else chips.push({ kind: 'to', state: 'open', id: null, label: line('not-set'), likely })
  if (isOffered || hasOneForm) return chips
  if (one.need.value !== 'deliver')
    chips.push({ kind: 'how', state: one.how.state, id: one.how.value, label: HOW[one.how.value] })
  const tones = one.case.value ? hasTones(one.case.value) : builder !== undefined && !isSpeech(builder)
  if (tones) chips.push({ kind: 'tone', state: one.tone.state, id: one.tone.value, label: TONE[one.tone.value] })
  return chips
}

/** What the person set, for a language model's reply: guesses never go there. */
export function chipsForModel({ to, how, tone }: Chosen): Chip[] {
  const role = roles.get(to ?? '')
  const chip = (kind: Chip['kind'], id: string | undefined, label: string | undefined): Chip =>
    id === undefined || label === undefined
      ? { kind, state: 'open', id: null, label: line('not-set') }
      : { kind, state: 'set', id, label }
  return [
    chip('to', role?.id, role && capital(role.label)),
    chip('how', how, how && HOW[how]),
    chip('tone', tone, tone && TONE[tone]),
  ]
}

/** What the chips choose from, and six starters of a context. */
export function coachChoices(context: Context) {
  const buildersOf = (need: string) =>
    [...builders.values()].filter((one) => one.need === need).map(({ id, label }) => ({ id, label }))
  return {
    needs: content.needs.map(({ id, label }) => ({ id, label, builders: buildersOf(id) })),
    hearers: content.roles.map(({ id, label, words, he, she }) => ({
      id,
      label: capital(label),
      nouns: [...words, ...he, ...she].join(' '),
    })),
    starters: content.starters[context].map(({ label, message }) => ({ label, message })),
  }
}
