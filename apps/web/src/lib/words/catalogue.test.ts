import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ProblemSchema } from '@understory/contract/problem'
import { SCREEN_LANGUAGES } from '@understory/contract/screen-language'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..', '..')
const forest = join(web, '..', '..', '..', 'packages', 'forest', 'generated')
const translated = SCREEN_LANGUAGES.filter((language) => language !== 'en')

/** Texts that are equal in both languages. */
const SAME = new Set([
  'Understory',
  'SproutLog',
  'LeafPrint',
  'Lena',
  'Novak',
  'Tunde',
  'Legal',
  'Personal',
  'Social',
  'Formal',
  'formal',
  'Esc',
  'Enter',
  'LUFS',
  'ITU',
  'BS',
  'min',
  'ltr',
])

/** Developer pages, and each language's own name. */
const SHARED = /^messages\.(?:devUi|languageWords\.names)\./

/** Keys whose values are read only by code. */
const NO_SENTENCE = /\.(?:id|scene|path|href)$/

type Sentence = { at: string; text: string }

/** All messages of a group; functions get their parameter positions as arguments. */
function sentencesOf(value: unknown, at: string): Sentence[] {
  if (NO_SENTENCE.test(at)) return []
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value === 'function') return [{ at, text: String(value('{0}', '{1}', '{2}', '{3}')) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentencesOf(inner, `${at}.${key}`))
}

/** The screens' messages and the catalogue's texts. */
function sentencesIn(language: string): Sentence[] {
  const messages: unknown = JSON.parse(readFileSync(join(web, '..', 'messages', `${language}.json`), 'utf8'))
  const groups = readdirSync(join(forest, language)).flatMap((file) =>
    sentencesOf(JSON.parse(readFileSync(join(forest, language, file), 'utf8')), file),
  )
  return [...sentencesOf(messages, 'messages'), ...groups]
}

test.each(translated)('translates every message to %s, with none left in English', (language) => {
  const own = new Map(sentencesIn(language).map(({ at, text }) => [at, text]))
  const english = sentencesIn('en').filter(({ at }) => !SHARED.test(at))
  expect(english.filter(({ at }) => !own.has(at))).toEqual([])
  expect(english.filter(({ at, text }) => own.get(at) === text && isSaid(text))).toEqual([])
})

test.each(translated)('translates every server problem to %s', async (language) => {
  const { problems } = await import(join(import.meta.dirname, language, 'problems.ts'))
  expect(Object.keys(problems).sort()).toEqual(ProblemSchema.shape.code.options.toSorted())
})

/** Whether a text needs translation: more than a name, an address, a file or a number. */
function isSaid(text: string): boolean {
  const bare = text.replace(/\{\w+(?:, number)?\}|https?:\S+|\S+@\S+|^[\w./?=&-]*[/.][\w./?=&-]*$/g, '')
  return (bare.match(/\p{L}{2,}/gu) ?? []).some((word) => !SAME.has(word))
}

const NAMING = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt', 'label'])
/** Letters used as decoration, hidden from assistive technology. */
const DRAWN = new Set(['wm'])

test('components have no text outside the messages', () => {
  const found = componentsOf(web).flatMap((file) => literalsOf(file).map((text) => `${relative(web, file)}: ${text}`))
  expect(found).toEqual([])
})

function componentsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.startsWith(join('ui', 'kit')))
    .map((name) => join(folder, name))
}

/** JSX text and attributes that are read out. */
function literalsOf(file: string): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    else if (typeof node === 'object' && node !== null) {
      found.push(...(literalOf(node) ?? []).filter((text) => /\p{L}{2}/u.test(text) && !DRAWN.has(text.trim())))
      for (const inner of Object.values(node)) visit(inner)
    }
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}

function literalOf(node: object): string[] | undefined {
  const { type, value, name } = node as { type?: string; value?: unknown; name?: { name?: unknown } }
  if (type === 'JSXText') return [String(value)]
  if (type !== 'JSXAttribute' || !NAMING.has(String(name?.name))) return undefined
  const given = value as { type?: string; value?: unknown; expression?: object } | null
  const said = (given?.type === 'JSXExpressionContainer' ? given.expression : given) as {
    type?: string
    value?: unknown
    quasis?: { value: { cooked: string } }[]
  } | null
  if (said?.type === 'Literal') return [String(said.value)]
  return said?.type === 'TemplateLiteral' ? (said.quasis ?? []).map((part) => part.value.cooked) : undefined
}
