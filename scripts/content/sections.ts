import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { SectionContent } from '@understory/forest/content/types'
import { parse } from 'yaml'
import * as z from 'zod'

const text = z.string().min(1)
const texts = z.array(text).min(1)
/** `Leader: "What do you see?"` is read as who speaks, and what. */
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
          kind: z.enum(['book', 'study', 'report', 'talk']),
          title: text,
          by: text,
          year: z.int(),
          note: text,
        }),
      )
      .min(1),
  }),
])
const SectionSchema = z.strictObject({ starters: texts, blocks: z.array(block).min(1) })

/** The pages of the sections, by their id `{branch}/{slug}`, and what is wrong with them. */
export function compileSections(root: string): { sections: SectionContent[]; faults: string[] } {
  const folder = join(root, 'content/sections')
  const faults: string[] = []
  const sections = globSync('*/*.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file): SectionContent[] => {
      const result = SectionSchema.safeParse(parse(readFileSync(join(folder, file), 'utf8')))
      if (result.success)
        return [{ id: file.replaceAll(sep, '/').replace(/\.yaml$/, ''), ...result.data } as SectionContent]
      for (const { path, message } of result.error.issues)
        faults.push(`content/sections/${file}: ${path.join('.')}: ${message}`)
      return []
    })
  return { sections, faults }
}
