// Compiles content/branches, kinds, legal, pages, phrases, practices and search for packages/forest.
import { basename } from 'node:path'
import { CONTEXTS } from '@understory/contract/contexts'
import { LANGUAGE_CODES } from '@understory/contract/languages'
import { SCREEN_LANGUAGES, type ScreenLanguage } from '@understory/contract/screen-language'
import type { SectionContent } from '@understory/forest/content/types'
import { FORM_KINDS } from '@understory/forest/phrases/forms'
import { COMING_SOON_IDS, KINDS, PAGE_BRANCH_IDS, PLANT_NAMES, SHARE_IDS } from '@understory/forest/types'
import * as z from 'zod'
import { readHelp } from './crisis.ts'
import { drawnLine } from './crisis-help.ts'
import { read, readAll } from './read.ts'

const text = z.string().min(1)
const texts = z.array(text).min(1)
const words = z.array(text).default([])
const context = z.enum(CONTEXTS)
const TRANSLATED = SCREEN_LANGUAGES.filter((language) => language !== 'en')
const nameOf = (file: string) => basename(file, '.yaml')

const leaf = z.strictObject({
  slug: text,
  label: text,
  icon: z.enum(PLANT_NAMES),
  emoji: text,
  description: text,
  context: context.optional(),
})
const soon = z.strictObject({ ...leaf.omit({ slug: true }).shape, id: z.enum(COMING_SOON_IDS), context })
const page = z.strictObject({
  ...soon.shape,
  id: z.enum(PAGE_BRANCH_IDS),
  title: text.optional(),
  shortLabel: text.optional(),
  parentId: z.enum(PAGE_BRANCH_IDS).optional(),
  shareId: z.enum(SHARE_IDS).optional(),
  aliases: texts.optional(),
  otherLabels: texts.optional(),
  alsoSee: z.array(z.enum(PAGE_BRANCH_IDS)).min(1).optional(),
  dynamicSubBranches: z.literal(true).optional(),
  excludedFromTree: z.literal(true).optional(),
  sections: z.array(leaf).min(1).optional(),
  practices: z.array(leaf).min(1).optional(),
})
const branch = page.extend({ pages: z.array(page).min(1).optional() })
const BranchesSchema = z.strictObject({ grown: z.array(branch), soon: z.array(soon) })
const NamesSchema = z.record(
  text,
  z.strictObject({ label: text, description: text, title: text.optional(), shortLabel: text.optional() }),
)

const task = z.strictObject({ title: text, instructions: text, prompt: text })
const tasks = { intro: text, aloud: task, write: task, coach: task }
const PracticesSchema = z.record(text, z.strictObject(tasks))
const AsksSchema = z.record(text, texts)
const KindSchema = z.strictObject({
  relations: words,
  nouns: words,
  plurals: words,
  phrases: words,
  intro: text,
  practices: z.array(z.strictObject({ slug: text, label: text, emoji: text, description: text, ...tasks })).length(4),
})

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const LegalSchema = z
  .strictObject({
    title: text,
    lead: text,
    updated: z.iso.date(),
    sections: z.array(z.strictObject({ id: text, heading: text, text: z.array(z.union([text, texts])).min(1) })).min(1),
  })
  .transform(({ updated, ...page }) => ({
    ...page,
    lastUpdated: DATE.format(new Date(updated)),
    lastUpdatedIso: updated,
  }))

const way = z.strictObject({ label: text, path: text })
const about = z.strictObject({
  title: text,
  intro: texts,
  toolsHeading: text,
  tools: z.array(z.strictObject({ name: text, description: text, path: text })).min(1),
  audienceHeading: text,
  audience: texts,
  honestyHeading: text,
  honesty: texts,
  plantSeed: way,
  explore: way,
})
const dialog = z.strictObject({
  id: z.enum(['tour', 'header']),
  name: text,
  close: text,
  skip: text,
  back: text.optional(),
  next: text,
  finish: text,
  more: text.optional(),
  steps: z
    .array(z.strictObject({ title: text, text, scene: z.enum(['step-1', 'step-2', 'step-3']).optional() }))
    .min(1),
})
const onboarding = z.strictObject({ tour: dialog, header: dialog })
const PAGES = {
  'ai-history': z.strictObject({
    eras: z.array(
      z.strictObject({
        years: text,
        title: text,
        text,
        events: z.array(z.strictObject({ year: z.int(), what: text })),
        lesson: text,
      }),
    ),
    concepts: z.array(z.strictObject({ name: text, text, say: text })),
  }),
  planned: z.partialRecord(z.enum(PAGE_BRANCH_IDS), texts),
  signs: z.array(
    z.strictObject({
      name: text,
      element: z.enum(['Fire', 'Earth', 'Air', 'Water']),
      emoji: text,
      dates: text,
      message: text,
      question: text,
      creature: z.strictObject({ name: text, emoji: text, trait: text }),
    }),
  ),
  verses: z.strictObject({
    translation: text,
    verses: z.array(
      z.strictObject({
        text,
        reference: text,
        theme: z.enum(['Stillness', 'Peace', 'Wisdom', 'Strength']),
        prompt: text,
      }),
    ),
    closing: z.strictObject({ text, reference: text }),
  }),
}

type Words = string | Words[] | { [key: string]: Words }
const nested: z.ZodType<Words> = z.lazy(() => z.union([text, z.array(nested), z.record(text, nested)]))
const WordsSchema = z.record(text, nested)

const notice = z.strictObject({ text, lines: texts, more: text.optional() })
const NoticesSchema = z.strictObject({ veterans: notice.required(), danger: notice })

const sign = text.includes('{name}')
const book = { introductions: z.array(sign).min(1), address: sign.includes('{phrase}'), notNames: texts }
const EnglishSchema = z.strictObject({ ...book, greetings: texts, phrases: z.record(text, z.array(text)) })
const BookSchema = z.strictObject({
  ...book,
  phrases: z.record(
    text,
    z.union([
      text.transform((said) => ({ text: said })),
      z.strictObject({ text, feminine: text, of: z.enum(FORM_KINDS) }),
    ]),
  ),
})

function compare(place: string, wanted: readonly string[], given: readonly string[], faults: string[]): void {
  for (const id of new Set(wanted).difference(new Set(given))) faults.push(`content/${place}: "${id}" is missing`)
  for (const id of new Set(given).difference(new Set(wanted)))
    faults.push(`content/${place}: "${id}" stands nowhere else`)
}

/** The phrase book, aligned by index across languages. */
function compilePhrases(faults: string[]) {
  const english = read('phrases/en.yaml', EnglishSchema, faults)
  const keys = Object.keys(english?.phrases ?? {})
  const others = LANGUAGE_CODES.slice(1).map((code) => {
    const file = `phrases/${code}.yaml`
    const own = read(file, BookSchema, faults)
    if (english && own) compare(file, keys, Object.keys(own.phrases), faults)
    return [code, { ...own, phrases: keys.map((key) => own?.phrases[key]) }] as const
  })
  const phrases = Object.entries(english?.phrases ?? {}).map(([said, wordings]) => ({
    text: said,
    ...(wordings.length > 0 && { wordings }),
  }))
  return { en: { ...english, phrases }, ...Object.fromEntries(others) }
}

function compileNotices(language: ScreenLanguage, faults: string[]) {
  const { lines, shared } = readHelp()
  const notices = read(`pages/notices.${language}.yaml`, NoticesSchema, faults)
  const withLines = Object.entries(notices ?? {}).map(([name, notice]) => {
    const drawn = notice.lines.flatMap((id) => {
      const line = lines.find((each) => each.id === id)
      if (!line) faults.push(`content/pages/notices.${language}.yaml: ${name} names an unknown line ${id}`)
      return line ? [drawnLine(line, shared[language][line.kind], language)] : []
    })
    return [name, { ...notice, lines: drawn }]
  })
  return Object.fromEntries(withLines)
}

/** The texts of a language; keys must match the English ones. */
function compileWords(language: ScreenLanguage, faults: string[]) {
  const own = read(`pages/words.${language}.yaml`, WordsSchema, faults) ?? {}
  if (language !== 'en')
    compare(
      `pages/words.${language}.yaml`,
      keysOf(read('pages/words.en.yaml', WordsSchema, faults)),
      keysOf(own),
      faults,
    )
  const all = {
    ...own,
    about: read(`pages/about.${language}.yaml`, about, faults),
    onboarding: read(`pages/onboarding.${language}.yaml`, onboarding, faults),
    notices: compileNotices(language, faults),
  }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`${language}/${name}`, value]))
}

function compileNames(language: ScreenLanguage, ids: readonly string[], faults: string[]) {
  const file = `branches/${language}.yaml`
  const names = read(file, NamesSchema, faults)
  if (names && ids.length > 0) compare(file, ids, Object.keys(names), faults)
  return names
}

const keysOf = (words: unknown, path = ''): string[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([key, value]) => keysOf(value, `${path}.${key}`))
    : [path]

/** Search texts of each page: ways to ask for it, and starters of a section. */
function compileAsks(ids: readonly string[], sections: readonly SectionContent[], faults: string[]) {
  const asks = read('search/asks.yaml', AsksSchema, faults) ?? {}
  // The search is on Home itself.
  const wanted = ids.filter((id) => id !== 'dashboard')
  compare('search/asks.yaml', wanted, Object.keys(asks), faults)
  const startersOf = (id: string) => sections.find((section) => section.id === id)?.starters ?? []
  return Object.fromEntries(wanted.map((id) => [id, [...(asks[id] ?? []), ...startersOf(id)]]))
}

export function compileForest(sections: readonly SectionContent[], faults: string[]): Record<string, unknown> {
  const kinds = KINDS.map((kind) => [kind, read(`kinds/${kind}.yaml`, KindSchema, faults)])
  const practices = Object.fromEntries(
    readAll('practices/*.yaml', PracticesSchema, faults).flatMap(({ file, value }) =>
      Object.entries(value).map(([slug, one]) => [`${nameOf(file)}/${slug}`, one]),
    ),
  )
  const branches = read('branches/en.yaml', BranchesSchema, faults)
  const grown = branches?.grown.flatMap((one) => [one, ...(one.pages ?? [])]) ?? []
  const idsOf = (kind: 'sections' | 'practices') =>
    grown.flatMap((one) => (one[kind] ?? []).map(({ slug }) => `${one.id}/${slug}`))
  const branchIds = [...grown, ...(branches?.soon ?? [])].map(({ id }) => id)
  const ids = [...branchIds, ...idsOf('sections'), ...idsOf('practices')]
  if (branches) compare('practices', idsOf('practices'), Object.keys(practices), faults)
  const legal = (['privacy', 'terms', 'disclaimer'] as const).map((id) => {
    return [id, { id, path: `/${id}`, ...read(`legal/${id}.yaml`, LegalSchema, faults) }]
  })
  return {
    branches,
    ...Object.assign({}, ...SCREEN_LANGUAGES.map((language) => compileWords(language, faults))),
    'en/names': {},
    ...Object.fromEntries(TRANSLATED.map((language) => [`${language}/names`, compileNames(language, ids, faults)])),
    kinds: Object.fromEntries(kinds),
    practices,
    asks: compileAsks(ids, sections, faults),
    legal: Object.fromEntries(legal),
    phrases: compilePhrases(faults),
    ...Object.fromEntries(
      Object.entries(PAGES).map(([name, schema]) => [name, read(`pages/${name}.yaml`, schema, faults)]),
    ),
  }
}
