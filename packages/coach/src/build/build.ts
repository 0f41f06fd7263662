import type { Choice, Medium, Part, Tone } from '@understory/contract/coaching'
import { type Builder, builders, content, type HearerGroup, needs, roles, type Speech, speeches } from '../content.ts'
import { segmentsOf } from '../render/phrase.ts'

export type Built = Builder | Speech
export const isSpeech = (one: Built): one is Speech => 'beats' in one

export function builderById(id: string): Built | undefined {
  return builders.get(id) ?? speeches.get(id)
}

/** Builders of a need, the likeliest first. @param order ids, as the near cases vote */
export function buildersOf(need: string, order: readonly string[]): Built[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...content.builders, ...content.speeches]
    .filter((one) => one.need === need)
    .toSorted((a, b) => place(a.id) - place(b.id))
}

export function groupOf(roleId: string | null): HearerGroup {
  return (roleId === null ? undefined : roles.get(roleId)?.group) ?? 'beside'
}

type ByHearer = Partial<Record<HearerGroup | 'any', string>>
export const forGroup = (lines: ByHearer, group: HearerGroup): string | undefined =>
  lines[group] ?? lines.any ?? lines.beside ?? lines.near

/** The words of a builder for a hearer, a tone and a medium. */
export function phraseOf(one: Builder, { group, tone, how }: { group: HearerGroup; tone: Tone; how: Medium }): string {
  return forGroup(one[how][tone], group) ?? forGroup(one.say[tone], group) ?? ''
}

export function beatsPart(one: Speech, message: string, fields: Readonly<Record<string, string>>): Part {
  return {
    kind: 'beats',
    beats: one.beats.map(({ title, say }) => ({ title, segments: segmentsOf(say, message, fields) })),
  }
}

const SHOWN = 7

/** Needs to press, the likeliest first, the rest behind "More". */
export function needsPart(order: readonly string[], chosen: string | null): Part {
  const choices = order.flatMap((id): Choice[] => {
    const need = needs.get(id)
    return need ? [{ id, label: need.label }] : []
  })
  return { kind: 'builders', of: 'need', choices: choices.slice(0, SHOWN), more: choices.slice(SHOWN), chosen }
}

/** Builders of the pressed need, for the second press. */
export function buildersPart(all: readonly Built[], chosen: string): Part {
  const choices = all.map(({ id, label }) => ({ id, label }))
  return { kind: 'builders', of: 'builder', choices: choices.slice(0, SHOWN), more: choices.slice(SHOWN), chosen }
}
