import { sectionContent, writtenSections } from '@understory/forest/content/load'
import { textOf } from '@understory/forest/content/test-texts'
import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import { expect, test } from 'vitest'

/** Technical terms that the dictionary lacks. Capitalized words are skipped as names. */
const KNOWN = new Set([
  "d'var",
  'khutbah',
  'lectio',
  'divina',
  'list2',
  'askers',
  'retryDelaySeconds',
  'unpaidInvoices',
  'mids',
  'arborist',
  // Of "sign-ins".
  'ins',
  'ok',
])

test('BR-16 finds no misspelled word in any section', async () => {
  const linter = new LocalLinter({ binary, dialect: Dialect.American })
  await linter.setup()
  const rules = await linter.getLintConfig()
  await linter.setLintConfig({
    ...Object.fromEntries(Object.keys(rules).map((rule) => [rule, false])),
    SpellCheck: true,
  })
  const sectionOf = new Map<string, string>()
  for (const id of writtenSections) {
    const page = await sectionContent(id)
    for (const word of page ? textOf(page).split(/\s+/) : []) if (!sectionOf.has(word)) sectionOf.set(word, id)
  }
  // Each distinct word is checked once, on a line of its own.
  const wrong: string[] = []
  const words = [...sectionOf.keys()]
  for (const lint of await linter.lint(words.join('\n\n'), { language: 'plaintext' })) {
    const word = lint.get_problem_text()
    const place = words.find((each) => each.includes(word)) ?? ''
    if (/^\p{Ll}/u.test(word) && !KNOWN.has(word)) wrong.push(`${sectionOf.get(place)}: ${word}`)
    lint.free()
  }
  await linter.dispose()
  expect(wrong).toEqual([])
}, 240_000)
