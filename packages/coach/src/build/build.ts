import type { Choice, Medium, Part, Segment, Tone } from '@understory/contract/coaching'
import { normalize } from '@understory/language/words'
import {
  type Builder,
  type Built,
  type ByHearer,
  builders,
  type HearerGroup,
  needs,
  roles,
  type Speech,
} from '../content.ts'
import { builderChances } from '../find/classifier.ts'
import type { Vectors } from '../types.ts'
import { anyOf } from '../understand/text.ts'

export const isSpeech = (one: Built): one is Speech => 'beats' in one

const all: readonly Built[] = [...builders.values()]

const WORDS = all.flatMap(({ id, words }) => (words ? [{ id, pattern: anyOf(words) }] : []))

/** All builders, likeliest first. One with `words` comes last unless the message has one of them. */
export function likelyBuilders(message: string, vectors: Vectors): string[] {
  const chances = builderChances(message, vectors)
  const plain = normalize(message)
  for (const { id, pattern } of WORDS) if (plain.search(pattern) < 0) chances.delete(id)
  const chanceOf = ({ id }: Built) => chances.get(id) ?? 0
  return all.toSorted((a, b) => chanceOf(b) - chanceOf(a)).map(({ id }) => id)
}

/** Needs that say how or when something is said: what is said may be the builder of any other need. */
const OPEN: ReadonlySet<string> = new Set(['write', 'prepare-talk', 'start-conversation'])
const BORROWED = 4

/** Builders of a need, the likeliest first. @param order all builders, likeliest first */
export function buildersOf(need: string, order: readonly string[]): Built[] {
  const likely = order.flatMap((id) => builders.get(id) ?? [])
  const own = likely.filter((one) => one.need === need)
  if (!OPEN.has(need)) return own
  const borrowed = likely.filter((one, at) => one.need !== need && (!isSpeech(one) || at < BORROWED)).slice(0, BORROWED)
  return likely.filter((one) => own.includes(one) || borrowed.includes(one))
}

export const groupOf = (roleId: string | null): HearerGroup => roles.get(roleId ?? '')?.group ?? 'beside'

export const forGroup = (lines: ByHearer, group: HearerGroup): string | undefined =>
  lines[group] ?? lines.any ?? lines.beside ?? lines.near

/** The words of a builder for a hearer, a tone and a medium. */
export function phraseOf(one: Builder, { group, tone, how }: { group: HearerGroup; tone: Tone; how: Medium }): string {
  return forGroup(one[how][tone], group) ?? forGroup(one.say[tone], group) ?? ''
}

/** A speech in its beats. @param segmentsOf a line in words and fields */
export const beatsPart = (one: Speech, segmentsOf: (say: string) => Segment[]): Part => ({
  kind: 'beats',
  beats: one.beats.map(({ title, say }) => ({ title, segments: segmentsOf(say) })),
})

const SHOWN = 7

/** Needs to press, the likeliest first, the rest behind "More". */
export const needsPart = (order: readonly string[], chosen: string | null): Part =>
  choicesPart(
    'need',
    order.flatMap((id) => needs.get(id) ?? []),
    SHOWN,
    chosen,
  )

/** Under a phrase fewer are shown than where one begins. */
const SIBLINGS_SHOWN = 4

/** Builders of the pressed need, for the second press. */
export const buildersPart = (those: readonly Built[], chosen: string): Part =>
  choicesPart('builder', those, SIBLINGS_SHOWN, chosen)

function choicesPart(of: 'need' | 'builder', all: readonly Choice[], shown: number, chosen: string | null): Part {
  const choices = all.map(({ id, label }) => ({ id, label }))
  return { kind: 'builders', of, choices: choices.slice(0, shown), more: choices.slice(shown), chosen }
}
