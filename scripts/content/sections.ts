import type { SectionContent } from '@understory/forest/content/types'
import * as z from 'zod'
import { withPronoun } from '../../packages/coach/src/render/pronoun.ts'
import { readAll } from './read.ts'

const text = z.string().min(1)
const texts = z.array(text).min(1)
/** `Leader: "What do you see?"`: speaker and line. */
const spoken = z
  .record(text, text)
  .refine((line) => Object.keys(line).length === 1, { error: 'one speaker and what they say' })
  .transform((line): readonly [string, string] => Object.entries(line)[0] as [string, string])
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('insight'), title: text, paragraphs: texts }),
  z.strictObject({
    kind: z.literal('technique'),
    title: text,
    why: text,
    steps: texts,
    phrases: texts,
    pair: z.strictObject({ often: text, instead: text }).optional(),
  }),
  z.strictObject({ kind: z.literal('do-dont'), title: text, dos: texts, donts: texts }),
  z.strictObject({
    kind: z.literal('dialogue'),
    title: text,
    scene: text,
    before: z.array(spoken).min(1),
    after: z.array(spoken).min(1),
    turn: text,
  }),
  z.strictObject({
    kind: z.literal('exercise'),
    title: text,
    minutes: z.int().positive(),
    steps: texts,
    coach: text,
    aloud: text,
    write: text,
  }),
  z.strictObject({ kind: z.literal('script'), title: text, when: text, lines: texts }),
  z.strictObject({ kind: z.literal('checklist'), title: text, items: texts }),
  z.strictObject({
    kind: z.literal('situations'),
    groups: z.array(z.strictObject({ title: text, cases: texts })).min(1),
  }),
  z.strictObject({
    kind: z.literal('reading'),
    sources: z
      .array(
        z.strictObject({
          kind: z.enum(['book', 'study', 'report', 'talk', 'page']),
          title: text,
          by: text,
          year: z.int().optional(),
          note: text,
          link: z.url({ protocol: /^https$/ }),
          checked: z.iso.date().nullable(),
        }),
      )
      .min(1),
  }),
])
const SectionSchema = z.strictObject({ starters: texts, blocks: z.array(block).min(1) })

const FOLDER = 'sections/'

type Known = {
  readonly cases: readonly { id: string; card: string; title: string; answer: string; phrase: string }[]
  readonly cards: readonly { id: string; contexts: readonly string[] }[]
}

type Compiled = {
  sections: SectionContent[]
  casesBySection: Readonly<Record<string, readonly string[]>>
}

/** Section pages by id `{branch}/{slug}`. Their `situations` blocks list cases of the coach. */
export function compileSections({ cases, cards }: Known, faults: string[]): Compiled {
  const casesBySection: Record<string, readonly string[]> = {}
  const byId = new Map(cases.map((one) => [one.id, one]))
  const contextsOf = new Map(cards.map(({ id, contexts }) => [id, contexts]))
  const sections = readAll(`${FOLDER}*/*.yaml`, SectionSchema, faults).map(({ file, value: { blocks, starters } }) => {
    const groups = blocks.flatMap((block) => (block.kind === 'situations' ? block.groups : []))
    const listed = groups.flatMap((group) => group.cases)
    const section = file.slice(FOLDER.length, -'.yaml'.length)
    casesBySection[section] = listed
    for (const id of listed) {
      if (!byId.has(id)) faults.push(`content/${file}: there is no case "${id}"`)
      if (listed.indexOf(id) !== listed.lastIndexOf(id)) faults.push(`content/${file}: "${id}" is listed twice`)
    }
    const situationOf = (id: string) => {
      const { card = '', title = '', answer = '', phrase = '' } = byId.get(id) ?? {}
      return { title, answer: withPronoun(answer, 'they'), phrase, contexts: contextsOf.get(card) ?? [] }
    }
    return {
      id: section,
      starters,
      blocks: blocks.map((block) =>
        block.kind === 'situations'
          ? { ...block, groups: block.groups.map(({ title, cases }) => ({ title, items: cases.map(situationOf) })) }
          : block,
      ),
    } as SectionContent
  })
  return { sections, casesBySection }
}

export const loaderOf = (sections: readonly SectionContent[]): string =>
  `export const PAGES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {\n${sections
    .map(({ id }) => `  '${id}': () => import('./sections/${id}.json', { with: { type: 'json' } }),\n`)
    .join('')}}\n`
