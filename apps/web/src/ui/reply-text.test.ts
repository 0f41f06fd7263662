import { expect, test } from 'vitest'
import { dialParts, isMarkdown, runsOf, withoutMarks } from './reply-text.ts'

const run = (text: string, strong = false) => ({ text, strong })

test('double asterisks make bold text, a single pair stays text', () => {
  expect(runsOf('call **988** now')).toEqual([run('call '), run('988', true), run(' now')])
  expect(runsOf('2 ** 3')).toEqual([run('2 '), run(' 3')])
})

test('links helplines to dial, and no other numbers', () => {
  expect(dialParts('call or text 988')).toEqual([{ text: 'call or text ' }, { text: '988', number: '988' }])
  expect(dialParts('1-800-799-7233 or 911')).toEqual([
    { text: '1-800-799-7233', number: '18007997233' },
    { text: ' or ' },
    { text: '911', number: '911' },
  ])
  expect(dialParts('about 9880 people in 1988')).toEqual([{ text: 'about 9880 people in 1988' }])
})

test('renders quotes and lists as Markdown, but not a sentence with a quotation', () => {
  expect(['Try:\n> One.', '1. Breathe\n2. Ask'].map(isMarkdown)).toEqual([true, true])
  expect(isMarkdown('Say: "I sent the wrong list. May I mend it?" Then wait.')).toBe(false)
})

test('shows Markdown too deep for the stack as plain text, and renders normal nesting', () => {
  const bottomless = ['> ', '>', '- ', '1. ', '- > '].map((mark) => `- one\n\n${mark.repeat(3_000)}x`)
  expect(bottomless.map(isMarkdown)).toEqual([false, false, false, false, false])
  expect(isMarkdown(`- one\n  - two\n    - three\n> > > quoted\n${'-'.repeat(80)}\n${'* '.repeat(10)}`)).toBe(true)
  expect(isMarkdown(`- one\n${' '.repeat(20_000)}`)).toBe(true)
})

test('shows endless emphasis marks as written', () => {
  expect(isMarkdown(`# Head\n\n${'*Say* it _once_. '.repeat(400)}`)).toBe(true)
  for (const part of ['*_', '*_a', '*_ ', '~']) expect(isMarkdown(`# Head\n\n${part.repeat(2_001)}`)).toBe(false)
})

test('reads out the words of a reply without its markup', () => {
  expect(withoutMarks('Try **this**:\n> Say it once.\n> 5 > 3, then stop.')).toBe(
    'Try this:\nSay it once.\n5 > 3, then stop.',
  )
})
