import { expect, test } from 'vitest'
import { dialParts, isMarkdown, runsOf, withoutMarks } from './reply-text.ts'

const run = (text: string, strong = false) => ({ text, strong })

test('words between two pairs of asterisks are strong, a lone pair is text', () => {
  expect(runsOf('call **988** now')).toEqual([run('call '), run('988', true), run(' now')])
  expect(runsOf('2 ** 3')).toEqual([run('2 '), run(' 3')])
})

test('the helplines can be dialed, other numbers cannot', () => {
  expect(dialParts('call or text 988')).toEqual([{ text: 'call or text ' }, { text: '988', number: '988' }])
  expect(dialParts('1-800-799-7233 or 911')).toEqual([
    { text: '1-800-799-7233', number: '18007997233' },
    { text: ' or ' },
    { text: '911', number: '911' },
  ])
  expect(dialParts('about 9880 people in 1988')).toEqual([{ text: 'about 9880 people in 1988' }])
})

test('quotations and lists are markdown, a sentence with a quotation is not', () => {
  expect(['Try:\n> One.', '1. Breathe\n2. Ask'].map(isMarkdown)).toEqual([true, true])
  expect(isMarkdown('Say: "I sent the wrong list. May I mend it?" Then wait.')).toBe(false)
})

test('markdown that no stack could draw is set as plain text, and what people nest is not', () => {
  const bottomless = ['> ', '>', '- ', '1. ', '- > '].map((mark) => `- one\n\n${mark.repeat(3_000)}x`)
  expect(bottomless.map(isMarkdown)).toEqual([false, false, false, false, false])
  expect(isMarkdown(`- one\n  - two\n    - three\n> > > quoted\n${'-'.repeat(80)}\n${'* '.repeat(10)}`)).toBe(true)
  expect(isMarkdown(`- one\n${' '.repeat(20_000)}`)).toBe(true)
})

test('a text of stresses without end is shown as it was written', () => {
  expect(isMarkdown(`# Head\n\n${'*Say* it _once_. '.repeat(400)}`)).toBe(true)
  for (const part of ['*_', '*_a', '*_ ', '~']) expect(isMarkdown(`# Head\n\n${part.repeat(2_001)}`)).toBe(false)
})

test('what is read out has the words of a reply, and none of the signs that set it', () => {
  expect(withoutMarks('Try **this**:\n> Say it once.\n> 5 > 3, then stop.')).toBe(
    'Try this:\nSay it once.\n5 > 3, then stop.',
  )
})
