import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lines } from './content.ts'
import { lineChecks } from './line-checks.ts'

const day = (iso: string) => new Date(`${iso}T12:00:00Z`)

test('a check counts for 180 days and is old on the next', () => {
  const of = [{ id: 'a', checked: '2026-01-01' }]
  expect(lineChecks(day('2026-06-29'), of).old).toEqual([])
  expect(lineChecks(day('2026-07-01'), of).old).toEqual(['a'])
  // A line that nothing confirmed is named apart.
  expect(lineChecks(day('2030-01-01'), [{ id: 'a', checked: null }])).toEqual({ old: [], never: ['a'] })
})

test('every number of help that content quotes stands in the file of lines', () => {
  const known = new Set(lines.map(({ href }) => href.replace(/^(?:tel|sms):(?:\+1)?/, '')))
  const content = join(import.meta.dirname, '../../../content')
  const quoted = globSync('**/*.{yaml,md}', { cwd: content }).flatMap((file) => {
    const text = readFileSync(join(content, file), 'utf8')
    const numbers = text.match(/\b1-8\d{2}-\d{3}-\d{4}\b|\b(?:988|838255|88788|741741)\b(?=[ .,;*)])/g) ?? []
    // A year, and what a line was seen to say, are no numbers to call.
    const isNumber = (number: string) => !file.endsWith('lines.yaml') && !known.has(number.replace(/^1-|-/g, ''))
    return numbers.filter(isNumber).map((number) => `${file}: ${number}`)
  })
  expect(quoted).toEqual([])
})
