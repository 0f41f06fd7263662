import type { Choice, Medium, Part, Tone } from '@understory/contract/coaching'
import { normalize } from '@understory/language/words'
import { type Builder, builders, content, type HearerGroup, needs, roles, type Speech, speeches } from '../content.ts'
import { blanksOf, segmentsOf } from '../render/phrase.ts'
import { surelySaid } from '../understand/fields.ts'
import { anyOf } from '../understand/roles.ts'

export type Built = Builder | Speech
export const isSpeech = (one: Built): one is Speech => 'beats' in one

export function builderById(id: string): Built | undefined {
  return builders.get(id) ?? speeches.get(id)
}

const all: readonly Built[] = [...content.builders, ...content.speeches]
const CUES = new Map(all.filter(({ cues }) => cues.length > 0).map(({ id, cues }) => [id, anyOf(cues)]))
const COMMON = /^(?:day|their name|what it's about|why|what you need|amount|time|what they want)$/
/** What a cue counts beside the votes of near cases. */
const CUE = 1.5
const CUES_AT_MOST = 3
const FLOOR = 0.06
/** What a blank counts that the message fills. */
const FILLED = 1.2

/** Blanks that tell one builder from another; a name or a day stands in nearly all. */
const OWN_BLANKS = new Map(
  content.builders.map(({ id, say }) => [
    id,
    blanksOf(Object.values(say.plain).join(' ')).filter((name) => !COMMON.test(name)),
  ]),
)

/** All builders, the likeliest first: near cases vote, and what the message says counts beside them. */
export function likelyBuilders(message: string, votes: readonly { id: string; chance: number }[]): string[] {
  const plain = normalize(message)
  const chances = new Map(votes.map(({ id, chance }) => [id, chance]))
  const scored = all.map((one) => {
    const { id } = one
    const pattern = CUES.get(id)
    const filled = isSpeech(one) ? 0 : Object.keys(surelySaid(message, OWN_BLANKS.get(id) ?? [])).length
    const cues = pattern ? new Set(plain.match(pattern)).size : 0
    return {
      id,
      score: Math.log((chances.get(id) ?? 0) + FLOOR) + CUE * Math.min(cues, CUES_AT_MOST) + FILLED * filled,
    }
  })
  return scored.toSorted((a, b) => b.score - a.score).map(({ id }) => id)
}

/** Needs that say how or when something is said: what is said may be the builder of any other need. */
const OPEN: ReadonlySet<string> = new Set(['write', 'prepare-talk', 'start-conversation'])
const BORROWED = 4

/** Builders of a need, the likeliest first. @param order all builders, likeliest first */
export function buildersOf(need: string, order: readonly string[]): Built[] {
  const likely = order.flatMap((id) => builderById(id) ?? [])
  const own = likely.filter((one) => one.need === need)
  if (!OPEN.has(need)) return own
  const borrowed = likely.filter((one, at) => one.need !== need && (!isSpeech(one) || at < BORROWED)).slice(0, BORROWED)
  return likely.filter((one) => own.includes(one) || borrowed.includes(one))
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
export function buildersPart(those: readonly Built[], chosen: string): Part {
  const choices = those.map(({ id, label }) => ({ id, label }))
  return { kind: 'builders', of: 'builder', choices: choices.slice(0, SHOWN), more: choices.slice(SHOWN), chosen }
}
