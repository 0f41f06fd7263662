import type { SectionContent } from '@understory/forest/content/types'
import * as z from 'zod'
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

/** Section pages by id `{branch}/{slug}`. */
export const compileSections = (faults: string[]): SectionContent[] =>
  readAll(`${FOLDER}*/*.yaml`, SectionSchema, faults).map(
    ({ file, value }) => ({ id: file.slice(FOLDER.length, -'.yaml'.length), ...value }) as SectionContent,
  )

/** Module with a dynamic import per page. */
export const loaderOf = (sections: readonly SectionContent[]): string =>
  `export const PAGES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {\n${sections
    .map(({ id }) => `  '${id}': () => import('./sections/${id}.json', { with: { type: 'json' } }),\n`)
    .join('')}}\n`
