import { expect, test } from 'vitest'
import { fieldsOfSuggestion, missingFields, withSeed } from './plant-seed.ts'

const now = Date.parse('2026-11-21T10:05:00.000Z')
const fields = { name: ' Ana ', branchType: ' Talking with teenagers', rationale: 'The door stays shut.\n' }

test('SEED-01 a seed has trimmed text, a timestamp id, growing state, its time, and a name if given', () => {
  const trimmed = { name: 'Ana', branchType: 'Talking with teenagers', rationale: 'The door stays shut.' }
  const planted = { id: now, status: 'growing', plantedAt: '2026-11-21T10:05:00.000Z' }
  expect(withSeed([], fields, now)).toEqual([{ ...trimmed, ...planted }])
  expect(withSeed([], { ...fields, name: '  ' }, now)[0]).not.toHaveProperty('name')
})

test('SEED-01 gives two seeds of the same millisecond different ids, and keeps earlier seeds', () => {
  const seeds = withSeed(withSeed([], fields, now), { ...fields, branchType: 'Neighbors' }, now)
  expect(seeds.map(({ id, branchType }) => [id, branchType])).toEqual([
    [now, 'Talking with teenagers'],
    [now + 1, 'Neighbors'],
  ])
})

test('SEED-01 requires kind and reason, rejects blanks, and leaves the name optional', () => {
  expect(missingFields({ name: '', branchType: ' ', rationale: '\n' })).toEqual(['branchType', 'rationale'])
  expect(missingFields({ name: '', branchType: 'Neighbors', rationale: 'Fences.' })).toEqual([])
})

test('SEED-03 a one-box suggestion becomes a seed: first line is its name, the whole its reason', () => {
  const title = (text: string) => fieldsOfSuggestion(text).branchType
  expect(fieldsOfSuggestion('Talking with teenagers. The door stays shut.')).toEqual({
    name: '',
    branchType: 'Talking with teenagers',
    rationale: 'Talking with teenagers. The door stays shut.',
  })
  expect(title('  Grief at work\nMy team lost somebody')).toBe('Grief at work')
  expect(title('a long wish without any end that goes on and on about how neighbors could talk')).toBe(
    'a long wish without any end that goes on and on about how',
  )
  expect(Array.from(title('🌲'.repeat(200))).length).toBe(60)
  expect(title('?')).toBe('?')
})
