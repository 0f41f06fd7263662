import { expect, test } from 'vitest'
import { compile, createVocabulary, idsOf, matchAt } from './match.ts'

const CLASSES = { kin: 'mom dad', near: '<kin> friend' }

const finds = (pattern: string, text: string): string | null => {
  const vocabulary = createVocabulary()
  const compiled = compile(pattern, CLASSES, vocabulary)
  const words = text.split(' ').map((word) => ({ word }))
  const ids = idsOf(words, vocabulary)
  for (let at = 0; at < ids.length; at += 1) {
    const end = matchAt(ids, compiled, at)
    if (end > at)
      return words
        .slice(at, end)
        .map(({ word }) => word)
        .join(' ')
  }
  return null
}

test.each([
  ['want to die', 'i want to die', 'want to die'],
  ['want/wish to die', 'i wish to die', 'wish to die'],
  ['<near> left', 'my dad left', 'dad left'],
  ['my/<kin> left', 'my left', 'my left'],
  ['want ~2 die', 'want so much die', 'want so much die'],
  ['want ~1 die', 'want so much die', null],
  ['want ~3 die', 'want . die', null],
  ['want ~3 die', 'want , die', 'want , die'],
  ['hit me !up', 'hit me up', null],
  ['hit me !up', 'hit me hard', 'hit me'],
  ['a? dog', 'dog', 'dog'],
  ['so* tired', 'so so so tired', 'so so so tired'],
  ['^ help', 'please help', null],
  ['^ help', 'no . help', 'help'],
  ['go on $', 'go on stage', null],
  ['go on $', 'go on .', 'go on'],
  ['go on now/$', 'go on', 'go on'],
  ['go on now/$', 'go on now', 'go on now'],
  ['not here', 'never here', 'never here'],
  ['pills + count', 'count my pills', 'pills'],
  ['pills + count', 'count them . pills', null],
  ['pills && count', 'count them . pills', 'pills'],
  ['_ left', 'somebody left', 'somebody left'],
])('%s in "%s"', (pattern, text, found) => {
  expect(finds(pattern, text)).toBe(found)
})

test('a table with an unknown class, or a word that no text is read as, does not load', () => {
  expect(() => compile('<nobody> left', CLASSES, createVocabulary())).toThrow('no word class')
  expect(() => compile("don't go", CLASSES, createVocabulary())).not.toThrow()
  expect(() => compile('dont go', CLASSES, createVocabulary())).toThrow('is read as')
})
