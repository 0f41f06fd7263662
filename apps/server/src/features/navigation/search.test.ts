import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { echoCoach, simpleSafety } from '../../testing/readers.ts'
import { placeTexts, rankPlaces } from './near-places.ts'
import { placeSearch } from './search.ts'

const ELDER = 'My mother has dementia'
const texts = placeTexts.map((text) => text.toLowerCase())

/** Orthogonal vectors, so that only equal texts are close; "dad forgets" is close to the line on dementia. */
function vectorOf(text: string): Float32Array {
  const meant = text === 'my dad forgets things' ? ELDER : text
  const vector = new Float32Array(texts.length + 1)
  vector[texts.indexOf(meant.toLowerCase()) + 1] = 1
  return vector
}

const vectorsOf = async (of: readonly string[]) => new Map(of.map((text) => [text, vectorOf(text)]))

const encoder = {
  name: 'one direction a text',
  state: () => 'ready' as const,
  vectorsOf,
  close: async () => {},
}

test('NAV-06 finds pages by meaning and coach cases, closest first', async () => {
  const { search, prepare } = placeSearch({ coach: echoCoach, safety: simpleSafety, encoder })
  await prepare()
  const { found } = await search('my dad forgets things')
  expect(found[0]).toEqual({ kind: 'place', id: 'family-community/elder-care' })
  expect(found).toContainEqual({ kind: 'case', id: 'near', label: 'my dad forgets things', context: 'Personal' })
})

test('NAV-06 finds pages by shared words without vectors', async () => {
  const away = { ...encoder, vectorsOf: async () => undefined }
  const { search } = placeSearch({ coach: { ...echoCoach, nearCases: () => [] }, safety: simpleSafety, encoder: away })
  expect((await search('mother with dementia')).found[0]).toEqual({ kind: 'place', id: 'family-community/elder-care' })
  expect((await search('qqqq')).found).toEqual([])
})

test('weights rare shared words higher', () => {
  const [first] = rankPlaces('dementia in the family', undefined)
  expect(first?.id).toBe('family-community/elder-care')
})

test('NAV-06 reads the query from its header, says where to get help, and logs no query', async () => {
  const { app, log } = await testApp()
  const ask = (words: string) =>
    app.inject({ url: '/api/nav/search', headers: { 'understory-search': encodeURIComponent(words) } })
  expect((await ask('i want to kill myself')).json().helpPart).toMatchObject({ kind: 'help' })
  expect((await ask('landlord repair')).json().found.length).toBeGreaterThan(0)
  expect((await ask(' ')).json()).toEqual({ found: [] })
  expect((await ask('x'.repeat(201))).statusCode).toBe(400)
  await ask('my secret illness')
  expect(log.join()).not.toContain('secret')
})
