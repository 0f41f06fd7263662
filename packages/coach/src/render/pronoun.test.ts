import { expect, test } from 'vitest'
import { unknownMarks, withPronoun } from './pronoun.ts'

test.each([
  ['{They} {keep} something to do.', 'She keeps something to do.'],
  ['Tell {them} when {they} {are} alone, and let {them} be sad.', 'Tell her when she is alone, and let her be sad.'],
  ["{They've} heard it, and {they're} on {their} own side.", "She's heard it, and she's on her own side."],
  [
    "{They'll} say it's {theirs}, or {they'd} rather do it {themselves}.",
    "She'll say it's hers, or she'd rather do it herself.",
  ],
  [
    "{They} {don't} know what {they} {have}; {they} {haven't} asked.",
    "She doesn't know what she has; she hasn't asked.",
  ],
  ['{They} {go}, {watch}, {carry}, {say} and {miss} it.', 'She goes, watches, carries, says and misses it.'],
  ["{They} {were} late, and {they} {weren't} sorry.", "She was late, and she wasn't sorry."],
])('%s is said of a woman', (text, said) => {
  expect(withPronoun(text, 'she')).toBe(said)
})

test('a text without marks stays as it is, and "they" only loses the braces', () => {
  expect(withPronoun('Tell them what they want.', 'he')).toBe('Tell them what they want.')
  expect(withPronoun('Tell {them} what {they} {want}.', 'they')).toBe('Tell them what they want.')
  expect(withPronoun('It is {theirs}: ask {them} for {their} copy.', 'he')).toBe('It is his: ask him for his copy.')
})

test.each(['{she}', '{wants}', '{is}', '{their name}', '{}', '{They', 'they}', '{THEY}'])('%s is no mark', (text) => {
  expect(unknownMarks(`Ask ${text} first.`)).not.toEqual([])
})

test('pronouns and verbs in their form for "they" are marks', () => {
  expect(unknownMarks("{They} {don't} {miss} it, and {they've} {pass}.")).toEqual([])
})
