import { sectionContent, writtenSections } from '@understory/forest/content/load'
import { textOf } from '@understory/forest/content/texts'
import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import { expect, test } from 'vitest'

/** Words of their fields that the dictionary lacks. Names begin with a capital and are passed over. */
const KNOWN = new Set([
  "d'var",
  'khutbah',
  'lectio',
  'divina',
  'list2',
  'askers',
  'retryDelaySeconds',
  'unpaidInvoices',
  'ok',
])

test('BR-16 no section has a misspelled word', async () => {
  const linter = new LocalLinter({ binary, dialect: Dialect.American })
  await linter.setup()
  const rules = await linter.getLintConfig()
  await linter.setLintConfig({
    ...Object.fromEntries(Object.keys(rules).map((rule) => [rule, false])),
    SpellCheck: true,
  })
  const wrong: string[] = []
  for (const id of writtenSections) {
    const page = await sectionContent(id)
    const text = page ? textOf(page) : ''
    for (const lint of await linter.lint(text, { language: 'plaintext' })) {
      const word = lint.get_problem_text()
      if (/^\p{Ll}/u.test(word) && !KNOWN.has(word)) wrong.push(`${id}: ${word}`)
      lint.free()
    }
  }
  await linter.dispose()
  expect(wrong).toEqual([])
}, 240_000)
