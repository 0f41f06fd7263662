import { search } from '@understory/forest/find'
import { expect, test } from 'vitest'
import { mergeFound } from './meaning.ts'

const near = [
  { kind: 'place', id: 'family-community/elder-care' },
  { kind: 'case', id: 'memory', label: "You notice your parent's memory slipping", context: 'Family' },
  { kind: 'place', id: 'gone' },
] as const
const names = (query: string) =>
  mergeFound(search(query), near).map((found) => ('node' in found ? found.node.id : found.id))

test('NAV-06 ranks matches by meaning after name matches and before description matches', () => {
  expect(names('my dad forgets things')).toEqual(['family-community/elder-care', 'memory'])
  expect(names('gardening').slice(0, 3)).toEqual(['home-and-hands/gardening', 'family-community/elder-care', 'memory'])
  const byWords = names('doctors, siblings')
  expect(byWords.filter((id) => id === 'family-community/elder-care')).toHaveLength(1)
})
