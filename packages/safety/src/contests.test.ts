import { expect, test } from 'vitest'
import { withoutContests } from './contests.ts'
import { readDanger } from './safety.ts'

const levelOf = (content: string) => readDanger([{ role: 'user', content }], new Map()).level

test.each([
  "My grandson is nine and he's beaten me eleven times at chess. I'd like him to teach me.",
  'my brother beat me at tennis again',
  'Chess club. Devi has beaten us three times.',
])('a lost game is no violence: %s', (text) => {
  expect(levelOf(text)).toBe('none')
})

test.each([
  'he beats me',
  'He beats me every time he loses at chess',
  'He beat me after the football match',
  'she beat me at mini golf and then she hit me',
  'We play cards and he beats me when he is drunk',
  'He has beaten me three times',
])('a beating stays one: %s', (text) => {
  expect(withoutContests(text)).toBe(text)
  expect(levelOf(text)).toBe('lead')
})
