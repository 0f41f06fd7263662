// Compiles the coach's content.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type * as z from 'zod'
import { withPronoun } from '../../packages/coach/src/render/pronoun.ts'
import { NOBODY_COULD_GET_HURT } from '../../packages/safety/src/presses.ts'
import { contentRoot, read, readAll } from './read.ts'
import * as schema from './schema.ts'

const cardOf = (file: string) => `${dirname(file).split('/').at(-1)}/${basename(file, '.yaml')}`

export function compileCoach() {
  const faults: string[] = []
  const roles = read('roles.yaml', schema.RolesSchema, faults) ?? []
  const needs = read('needs.yaml', schema.NeedsSchema, faults) ?? []
  const files = readAll('cases/*/*.yaml', schema.CardSchema, faults)
  const cards = files.map(({ file, value: { cases: _, ...card } }) => ({
    id: cardOf(file),
    ...card,
  }))
  const cases = files.flatMap(({ file, value }) =>
    value.cases.map(({ written, ...one }) => ({ card: cardOf(file), isWritten: written, ...one })),
  )
  const builders = readAll('builders/*.yaml', schema.BuilderSchema, faults).map(({ value }) => value)
  const speeches = readAll('speeches/*.yaml', schema.SpeechSchema, faults).map(({ value }) => value)
  const rehearsals = readAll('rehearsals/*.yaml', schema.RehearsalSchema, faults).map(({ file, value }) => ({
    id: basename(file, '.yaml'),
    ...value,
  }))
  faults.push(
    ...repeated('case', cases),
    ...repeated('card', cards),
    ...repeated('builder', [...builders, ...speeches]),
  )
  const heavy = read('heavy.yaml', schema.HeavySchema, faults) ?? []
  const isHeavy = new Set(heavy.map(({ id }) => id))
  const heard = read('heard.yaml', schema.HeardSchema, faults) ?? []
  const tips = read('tips.yaml', schema.TipsSchema, faults) ?? []
  const isRole = new Set(roles.map(({ id }) => id))
  const isNeed = new Set(needs.map(({ id }) => id))
  const isBuilder = new Set([...builders, ...speeches].map(({ id }) => id))
  const expect = (known: ReadonlySet<string>, name: string | undefined, fault: string) => {
    if (name !== undefined && !known.has(name)) faults.push(`${fault} "${name}"`)
  }
  for (const { id, builder, heavy: grave, to, need } of cases) {
    expect(isBuilder, builder, `case ${id}: no builder`)
    expect(isHeavy, grave, `case ${id}: heavy.yaml has no`)
    expect(isRole, to, `case ${id}: no role`)
    expect(isNeed, need, `case ${id}: no need`)
  }
  for (const { id, lines } of tips)
    for (const need of Object.keys(lines)) if (need !== 'any') expect(isNeed, need, `tip ${id}: no need`)
  for (const { id, need } of [...builders, ...speeches]) expect(isNeed, need, `builder ${id}: no need`)
  faults.push(...rehearsals.flatMap((each) => rehearsalFaults(each, cases, cards)))
  const starters = read('starters.yaml', schema.StartersSchema, faults)
  const isCase = new Set(cases.map(({ id }) => id))
  for (const one of Object.values(starters ?? {}).flat())
    if ((one.case && !isCase.has(one.case)) || (one.builder && !isBuilder.has(one.builder)))
      faults.push(`starter "${one.label}": nothing is called ${one.case ?? one.builder}`)
  const lines = read('lines.yaml', schema.LinesSchema, faults)
  const review = read('review.yaml', schema.LinesSchema, faults)
  const sides = read('sides.yaml', schema.SidesSchema, faults)
  const rewrites = read('rewrites.yaml', schema.RewritesSchema, faults)
  const followUps = read('follow-ups.yaml', schema.FollowUpsSchema, faults)
  for (const { line } of followUps?.limits ?? [])
    if (lines?.[line] === undefined) faults.push(`follow-ups.yaml: lines.yaml has no "${line}"`)
  for (const { to } of sides?.deeds ?? []) expect(isRole, to, 'sides.yaml: no role')
  for (const kind of kindsIn(rewrites ?? {}))
    if (review?.[`change-${kind}`] === undefined) faults.push(`rewrites.yaml: review.yaml has no "change-${kind}"`)
  if (lines?.['nobody-hurt'] !== NOBODY_COULD_GET_HURT)
    faults.push(`lines.yaml: "nobody-hurt" has to be "${NOBODY_COULD_GET_HURT}", as packages/safety knows it`)
  const marked: Record<string, string> = {}
  const compiled = {
    roles,
    pronouns: read('pronouns.yaml', schema.PronounsSchema, faults),
    needs,
    cards: plain(cards, marked, faults),
    cases: plain(cases, marked, faults),
    builders: plain(builders, marked, faults),
    speeches: plain(speeches, marked, faults),
    marked,
    rehearsals,
    tips,
    heavy,
    blanks: read('blanks.yaml', schema.BlanksSchema, faults),
    heard: plain(
      heard.map(({ id, line }) => ({ id, line })),
      marked,
      faults,
    ),
    starters,
    lines,
    review,
    spellings: read('spellings.yaml', schema.LinesSchema, faults),
    sides,
    rewrites,
    followUps,
    foreign: read('foreign.yaml', schema.ForeignSchema, faults),
    manners: read('manners.yaml', schema.MannersSchema, faults),
    persona: readFileSync(join(contentRoot, 'persona.md'), 'utf8').trim(),
  }
  return { compiled, faults }
}

/** Why the wordings of rewrites.yaml sting. */
function kindsIn(rewrites: object): Set<string> {
  const rules = Object.values(rewrites).flatMap((list) => (Array.isArray(list) ? list : []))
  return new Set(rules.flatMap(({ kind }) => kind ?? []))
}

/** The same without marks, each text with "they". A text with marks is kept beside it, by its plain form. */
function plain<Value>(value: Value, marked: Record<string, string>, faults: string[]): Value {
  return JSON.parse(JSON.stringify(value), (_, text: unknown) => {
    if (typeof text !== 'string' || !text.includes('{')) return text
    const said = withPronoun(text, 'they')
    if (marked[said] !== undefined && marked[said] !== text) faults.push(`marked in two ways: ${said}`)
    marked[said] = text
    return said
  })
}

type Rehearsed = { id: string } & z.output<typeof schema.RehearsalSchema>
type Card = Pick<z.output<typeof schema.CardSchema>, 'reactions'> & { id: string }

/** A rehearsal's hints come from the card of its case, so both must have what it names. */
function rehearsalFaults(
  { id, case: name, second, third }: Rehearsed,
  cases: readonly { id: string; card: string }[],
  cards: readonly Card[],
): string[] {
  const one = cases.find((each) => each.id === name)
  const card = cards.find((each) => each.id === one?.card)
  if (!card) return [`rehearsal ${id}: no case "${name}"`]
  return [...Object.values(second), ...Object.values(third)].flatMap(({ reaction }) => {
    return reaction === undefined || card.reactions[reaction]
      ? []
      : [`rehearsal ${id}: the card ${card.id} has no line for "${reaction}"`]
  })
}

function repeated(kind: string, items: readonly { id: string }[]): string[] {
  const counts = Map.groupBy(items, ({ id }) => id)
  return [...counts].flatMap(([id, all]) => (all.length > 1 ? [`${kind} ${id} stands ${all.length} times`] : []))
}
