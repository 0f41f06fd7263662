import { Dialect, type Lint, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import { serveTasks } from './serve.ts'

export type GrammarTask = { text: string }

/** One issue; offsets in UTF-16 units, suggestions most likely first. */
export type GrammarIssue = {
  rule: string
  category: string
  start: number
  end: number
  message: string
  replacements: string[]
}

const REPLACEMENTS = 3
const INSERT_AFTER = 2

const linter = new LocalLinter({ binary, dialect: Dialect.American })
await linter.setup()
// Warm-up: the first check compiles what the others use.
await linter.lint('This sentence warms it up, and she write another one.', { language: 'plaintext' })

serveTasks(async ({ text }: GrammarTask): Promise<GrammarIssue[]> => {
  const byRule = await linter.organizedLints(text, { language: 'plaintext' })
  return Object.entries(byRule).flatMap(([rule, lints]) => lints.map((lint) => issueOf(rule, lint)))
})

function issueOf(rule: string, lint: Lint): GrammarIssue {
  const { start, end } = lint.span()
  const found = lint.get_problem_text()
  const replacements = lint
    .suggestions()
    .slice(0, REPLACEMENTS)
    .map((suggestion) => {
      const words = suggestion.get_replacement_text()
      return suggestion.kind() === INSERT_AFTER ? found + words : words
    })
  const issue = { rule, category: lint.lint_kind(), start, end, message: lint.message(), replacements }
  lint.free()
  return issue
}
