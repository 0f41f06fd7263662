import { expect, test } from 'vitest'
import { holding, likeliestFirst } from './filter-choices.ts'

test('filters choices that contain all the words', () => {
  const choices = [{ label: 'Your dad' }, { label: 'Your daughter' }, { label: 'A neighbor' }]
  expect(holding(choices, ' DA your ').map(({ label }) => label)).toEqual(['Your dad', 'Your daughter'])
  expect(holding(choices, '')).toHaveLength(3)
})

test('whose word begins like the filter comes before whose noun only holds it', () => {
  const choices = [
    { label: 'Your partner', nouns: 'boyfriend' },
    { label: 'Somebody', nouns: 'friend' },
    { label: 'Your friend' },
  ]
  expect(holding(choices, 'friend').map(({ label }) => label)).toEqual(['Your friend', 'Somebody', 'Your partner'])
})

test('puts likely choices first, in order, without duplicates', () => {
  const choices = ['boss', 'dad', 'son'].map((id) => ({ id }))
  expect(likeliestFirst(choices, [{ id: 'son' }, { id: 'boss' }]).map(({ id }) => id)).toEqual(['son', 'boss', 'dad'])
  expect(likeliestFirst(choices)).toEqual(choices)
})
