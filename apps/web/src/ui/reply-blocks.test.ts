import { expect, test } from 'vitest'
import { dialParts, isMarkdown, replyBlocks, withoutMarks } from './reply-blocks.ts'

const run = (text: string, strong = false) => ({ text, strong })

test('paragraphs, phrases and steps are told apart', () => {
  expect(replyBlocks('See this.\n\n> Say it once.\n> Then stop.\n\n1. Breathe\n2) Ask\n\nWhy?')).toEqual([
    { kind: 'paragraph', runs: [run('See this.')] },
    { kind: 'phrase', text: 'Say it once.\nThen stop.' },
    { kind: 'steps', items: [[run('Breathe')], [run('Ask')]] },
    { kind: 'paragraph', runs: [run('Why?')] },
  ])
})

test('a phrase that follows a line at once is still a block of its own', () => {
  expect(replyBlocks('Try:\n> One.').map(({ kind }) => kind)).toEqual(['paragraph', 'phrase'])
})

test('words between two pairs of asterisks are strong, a lone pair is text', () => {
  expect(replyBlocks('call **988** now')).toEqual([
    { kind: 'paragraph', runs: [run('call '), run('988', true), run(' now')] },
  ])
  expect(replyBlocks('2 ** 3')).toEqual([{ kind: 'paragraph', runs: [run('2 '), run(' 3')] }])
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

test('nothing gives nothing', () => {
  expect(replyBlocks(' \n\n ')).toEqual([])
})

test('words offered after a colon are set apart, quotations inside a sentence are not', () => {
  expect(
    replyBlocks('"She doesnt know" is your card. Say: "I sent the wrong list. May I mend it?" One sorry is plenty.'),
  ).toEqual([
    { kind: 'paragraph', runs: [run('"She doesnt know" is your card. Say:')] },
    { kind: 'phrase', text: 'I sent the wrong list. May I mend it?' },
    { kind: 'paragraph', runs: [run('One sorry is plenty.')] },
  ])
  expect(replyBlocks('"You are right. Shall I send it?" Then wait.').map(({ kind }) => kind)).toEqual([
    'phrase',
    'paragraph',
  ])
  const echo = 'That helps to know: "she is strict but fair". Then wait.'
  expect(replyBlocks(echo)).toEqual([{ kind: 'paragraph', runs: [run(echo)] }])
  expect(replyBlocks('Try: "No." Then stop.')).toEqual([{ kind: 'paragraph', runs: [run('Try: "No." Then stop.')] }])
  expect(replyBlocks('First: "one two three four" and then: "five six seven eight"').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'phrase',
    'paragraph',
    'phrase',
  ])
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
