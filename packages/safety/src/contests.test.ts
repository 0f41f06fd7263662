import { expect, test } from 'vitest'
import { withoutContests } from './contests.ts'
import { readDanger } from './safety.ts'

const levelOf = (content: string) => readDanger([{ role: 'user', content }], new Map()).level

test.each([
  "My grandson is nine and he's beaten me eleven times at chess. I'd like him to teach me.",
  'my brother beat me at tennis again',
  'She has beaten us twice at dominoes, and she gloats.',
])('reads no violence in a lost game: %s', (text) => {
  expect(withoutContests(text)).not.toBe(text)
  expect(levelOf(text)).toBe('none')
})

test.each([
  'he beats me',
  'He beats me every time he loses at chess',
  'He beat me after the football match',
  'We play cards and he beats me when he is drunk',
  'He has beaten me three times',
  'My dad beats me up in the pool house',
  'He has beaten me so badly I could not walk. He coaches baseball.',
  'He beats me black and blue, then he plays video games',
  'My stepfather beats me every Sunday. I have a math quiz tomorrow and I cannot focus.',
  'My wife beats me and I hide it from my bowling league',
  'He beats me, always when I lose a match',
  'My coach beats me at wrestling practice, I have welts and a black eye',
  'My husband beats me. I need to get out. I hid some cash and cards.',
  'He beats me every time at cards when he is drunk',
  'He beat me at poker last night. I cannot go home',
  'He beats me at chess and I hide the bruises',
  'My husband beat me again at tennis, with the racket',
  'He beat me twice at badminton, once with the belt',
])('still detects a beating: %s', (text) => {
  expect(withoutContests(text)).toBe(text)
  expect(levelOf(text)).toBe('lead')
})

test('still detects a beating in a message about a lost game', () => {
  expect(levelOf('she beat me at mini golf and then she hit me')).toBe('lead')
})
