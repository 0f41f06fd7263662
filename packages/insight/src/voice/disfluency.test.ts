import { expect, test } from 'vitest'
import { looksVerbatim, measureDisfluencies } from './disfluency.ts'
import { findDiscourseFillers, findFilledPauseWords, type TokenRun } from './fillers.ts'
import { findRepairs, findRepetitions } from './repairs.ts'
import { type Token, tokenize } from './words.ts'

function found(find: (tokens: readonly Token[]) => readonly TokenRun[], text: string): readonly string[] {
  const tokens = tokenize(text)
  return find(tokens).map((run) => text.slice(tokens[run.first]?.start, tokens[run.last]?.end))
}

test.each([
  'I like it.',
  'Would you like twenty of them?',
  'you know the answer',
  'Do you know?',
  'As you know the rules, we can begin.',
  'kind of cheese',
  'What kind of music is it?',
  'a sort of bag',
  'the kind of person I like',
  'He looks like a man.',
  'I feel like 20 people are here.',
  'things like that',
  'I mean it.',
  'That is what I mean to say.',
  'This is actually good.',
  'I literally jumped.',
  'Is that right?',
  'Turn right at the corner.',
  'if you like',
  'Like father, like son.',
])('words that carry meaning are no fillers: %s', (text) => {
  expect(found(findDiscourseFillers, text)).toEqual([])
})

test.each([
  ['It was, like, huge.', 'like'],
  ['She was like oh no.', 'like'],
  ['There were like 20 people.', 'like'],
  ['You know, it was fine.', 'You know'],
  ['It was good, you know.', 'you know'],
  ['I mean, it was fine.', 'I mean'],
  ['It was kind of late.', 'kind of'],
  ['I sort of forgot.', 'sort of'],
  ['Basically, we left.', 'Basically'],
  ['It is good, right?', 'right'],
  ['okay so we went home', 'okay so'],
  ['so yeah that is it', 'so yeah'],
])('a filler that its surroundings prove is found: %s', (text, filler) => {
  expect(found(findDiscourseFillers, text)).toEqual([filler])
})

test('filled pauses are found wherever they stand', () => {
  expect(found(findFilledPauseWords, 'Um, I was, uh, going to, erm, leave.')).toEqual(['Um', 'uh', 'erm'])
})

test.each([
  'He said that that is so.',
  'She had had enough.',
  'It is very very tall.',
  'No, no, thank you.',
  'We shall fight. We shall win.',
  'Call five five one.',
  'It is what it is.',
  'It was good. Good people came.',
  'The more the better.',
])('doubles that grammar or emphasis allows are no repetitions: %s', (text) => {
  expect(found(findRepetitions, text)).toEqual([])
})

test.each([
  ['I I think so.', 'I'],
  ['I, um, I think so.', 'I'],
  ['We went to the to the shop.', 'to the'],
  ['and then we and then we left', 'and then we'],
])('words said again at once are repetitions: %s', (text, repeated) => {
  expect(found(findRepetitions, text)).toEqual([repeated])
})

test('a word said three times is repeated twice', () => {
  expect(found(findRepetitions, 'the the the dog')).toHaveLength(2)
})

test.each([
  'I think I can.',
  'You said you would.',
  'We know we will.',
  'They are who they are.',
  'I want to go. I need to go.',
])('a clause of its own is no restart: %s', (text) => expect(found(findRepairs, text)).toEqual([]))

test.each([
  ['we want we need more', 'we want'],
  ['th- the dog', 'th'],
  ['on Monday, no, on Tuesday', 'on Monday, no'],
])('a restart is a repair: %s', (text, repair) => {
  expect(found(findRepairs, text)).toEqual([repair])
})

const CLEAN =
  'Yesterday the committee met in the old library. Everyone brought a proposal, and most of them were short. The chair thanked the visitors before the vote.'

test('a clean text has no disfluency, and each one put in at a known place is found there', () => {
  expect(measureDisfluencies(CLEAN, tokenize(CLEAN), [], 60).found).toEqual([])
  const spoiled = CLEAN.replace('the committee', 'the, um, the committee').replace('most of them', 'most most of them')
  const { found: list, filledPauses, repetitions } = measureDisfluencies(spoiled, tokenize(spoiled), [], 60)
  expect(list.map(({ kind, text }) => [kind, text])).toEqual([
    ['repetition', 'the'],
    ['filled-pause', 'um'],
    ['repetition', 'most'],
  ])
  for (const { start, end, text } of list) expect(spoiled.slice(start, end)).toBe(text)
  expect(filledPauses.count).toBe(1)
  expect(repetitions.count).toBe(2)
})

test('two ums in half a minute are 4 a minute, with an exact interval from 0.5 to 14.4', () => {
  const text = 'um one uh two'
  const { filledPauses } = measureDisfluencies(text, tokenize(text), [], 30)
  expect(filledPauses.perMinute).toBe(4)
  expect(filledPauses.low).toBeCloseTo(0.5, 1)
  expect(filledPauses.high).toBeCloseTo(14.4, 1)
  expect(filledPauses.perHundredWords).toBe(50)
})

test('a transcript without an um or a repeat does not count as word for word', () => {
  expect(looksVerbatim(tokenize(CLEAN))).toBe(false)
  expect(looksVerbatim(tokenize(`Um, ${CLEAN}`))).toBe(true)
})

test('times of a disfluency come from the words that it covers', () => {
  const text = 'the um dog'
  const times = [0, 1, 2].map((start) => ({ text: '', start, end: start + 0.5 }))
  expect(measureDisfluencies(text, tokenize(text), times, 10).found[0]?.time).toEqual({ start: 1, end: 1.5 })
})
